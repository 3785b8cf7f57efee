import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { curves } from '../../src/curves/registry.ts';
import { importers } from '../../src/importers/registry.ts';
import { modifiers } from '../../src/modifiers/registry.ts';
import { passes } from '../../src/passes/registry.ts';
import { presets } from '../../src/presets/registry.ts';
import { readEffects } from '../../src/read-effects/registry.ts';
import { type SyntaxNode, sourceFiles, walk } from './source-files.ts';

const registries = { curves, 'read-effects': readEffects, modifiers, passes, presets, importers };

/** Ids that are words of other trades too: there they mean that, and no plug-in. */
const ordinaryWords = new Set([
  'linear', // a scale
  'step', // an attribute of an input
  'none', // CSS
  'importance', // a term, a column
  'strength', // a column
  'csv', // a format of export
  'reset', // a button
  'confidence', // a column
]);

const modules = import.meta.glob<{ readonly id: string }>(
  ['../../src/{curves,read-effects,modifiers,passes,presets,importers}/*.ts', '!**/registry.ts'],
  { eager: true, import: 'default' },
);
/** `src/curves/step.ts` → its plug-in. */
const plugins = new Map(
  Object.entries(modules).map(([path, plugin]) => [path.replace('../../', ''), plugin]),
);

test.each(Object.entries(registries))(
  '%s has every file of its folder, each with an id of its own',
  (folder, list) => {
    const ids = list.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const inFolder = [...plugins]
      .filter(([path]) => path.startsWith(`src/${folder}/`))
      .map(([, { id }]) => id);
    expect([...ids].sort()).toEqual(inFolder.sort());
  },
);

test.each(Object.entries(registries).filter(([folder]) => folder !== 'importers'))(
  'a file of %s is called as its plug-in',
  (folder) => {
    for (const [path, { id }] of plugins) {
      if (path.startsWith(`src/${folder}/`)) expect(basename(path, '.ts')).toBe(id);
    }
  },
);

test('one preset is the default', () => {
  expect(presets.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

/** Where a literal stands in words that a person reads, it names nothing. */
const wordKeys = new Set(['source', 'label', 'help', 'summary', 'title', 'name']);

function isInWords(parent: SyntaxNode): boolean {
  const key = parent.type === 'Property' ? (parent.key as SyntaxNode) : null;
  return key !== null && wordKeys.has(String(key.name));
}

test('no file names a concrete plug-in but its own, and a preset those that it is made of', () => {
  const owners = new Map([...plugins].map(([path, { id }]) => [id, path]));
  const found = sourceFiles.flatMap(({ path, program }) =>
    [...walk(program)]
      .filter(([{ type }, above]) => type === 'Literal' && !above.at(-1)!.type.startsWith('TSLiteral'))
      .filter(([, above]) => !isInWords(above.at(-1)!))
      .map(([node]) => String(node.value))
      .filter((id) => owners.has(id) && !ordinaryWords.has(id) && owners.get(id) !== path)
      .filter(() => !path.startsWith('src/presets/'))
      .map((id) => `${path}: ${id}`),
  );
  expect(found).toEqual([]);
});
