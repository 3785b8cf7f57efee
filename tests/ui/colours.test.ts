import { describe, expect, test } from 'vitest';
import { type Colours, darkColours, lightColours } from '../../src/ui/tokens.ts';
import { contrast, difference, type Sight, sights } from './colour-science.ts';

const schemes: readonly (readonly [string, Colours])[] = [
  ['light', lightColours],
  ['dark', darkColours],
];
const passes = ['ttl', 'lru', 'importance', 'budget', 'strength', 'recent'] as const;
const curves = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;
const terms = ['term-category', 'term-frequency', 'term-recency', 'term-alignment'] as const;

describe.each(schemes)('%s: contrast on surface and panel', (_, colours) => {
  const grounds = [colours.n0, colours.n1];
  const worst = (colour: string, on = grounds) => Math.min(...on.map((ground) => contrast(colour, ground)));

  test.each(['n6', 'n7', 'n8'] as const)('%s is readable text, on the fill too', (name) => {
    expect(worst(colours[name], [...grounds, colours.n2])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['accent', 'critical'] as const)('%s is readable text', (name) => {
    expect(worst(colours[name])).toBeGreaterThanOrEqual(4.5);
  });

  test('text on the accent is readable', () => {
    expect(contrast(colours['on-accent'], colours.accent)).toBeGreaterThanOrEqual(4.5);
  });

  test('text on a selected row is readable', () => {
    expect(contrast(colours.n8, colours['accent-soft'])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['n5', ...passes, 'kept', 'protected', 'unusable', 'not-yet', ...curves, ...terms] as const)(
    '%s is visible as a mark',
    (name) => {
      expect(worst(colours[name])).toBeGreaterThanOrEqual(3);
    },
  );
});

describe.each(schemes)('%s: no two colours of a set are taken for each other', (_, colours) => {
  const smallest = (names: readonly (keyof Colours)[], sight: Sight) =>
    Math.min(
      ...names.flatMap((a, i) => names.slice(0, i).map((b) => difference(colours[a], colours[b], sight))),
    );

  test.each(Object.keys(sights) as Sight[])('%s sight', (sight) => {
    expect(smallest(curves, sight)).toBeGreaterThanOrEqual(15);
    expect(smallest([...passes, 'kept', 'protected'], sight)).toBeGreaterThanOrEqual(12);
    expect(smallest(terms, sight)).toBeGreaterThanOrEqual(12);
  });
});
