import { expect, test } from 'vitest';
import { escapeXml, lookOf, plainLook, sizeOfSvg, writeSvgDocument } from '../../src/charts/svg-document.ts';

const reader = (style: Record<string, string>) => (property: string) => style[property] ?? '';

test('a look is written only where it differs from what is around it', () => {
  const group = lookOf(reader({ fill: 'rgb(1, 2, 3)', 'font-size': '11px' }), plainLook);
  expect(group.attributes).toEqual({ fill: 'rgb(1, 2, 3)', 'font-size': '11px' });
  const text = lookOf(
    reader({ fill: 'rgb(1, 2, 3)', 'font-size': '11px', 'font-weight': '600' }),
    group.look,
  );
  expect(text.attributes).toEqual({ 'font-weight': '600' });
  expect(text.look.fill).toBe('rgb(1, 2, 3)');
});

test('opacity and underlines are an element’s own', () => {
  const faded = lookOf(reader({ opacity: '0.5', 'text-decoration-line': 'underline' }), plainLook);
  expect(faded.attributes).toEqual({ opacity: '0.5', 'text-decoration': 'underline' });
  expect(lookOf(reader({ opacity: '1' }), faded.look).attributes).toEqual({});
});

test('text that XML cannot hold is left out, the rest escaped', () => {
  expect(escapeXml('a <b> & "c"\u0000\u0007\uffff\n')).toBe('a &lt;b&gt; &amp; &quot;c&quot;\n');
});

test('a document has its size, words, ground and font', () => {
  const svg = writeSvgDocument({
    width: 100.2,
    height: 50,
    title: 'a < b',
    description: 'two & three',
    surface: '#131417',
    fontFamily: '"Segoe UI", Arial',
    layers: ['<path d="M0 0"/>'],
  });
  expect(sizeOfSvg(svg)).toEqual({ width: 125, height: 74 });
  expect(svg).toContain('<title>a &lt; b</title>');
  expect(svg).toContain('<desc>two &amp; three</desc>');
  expect(svg).toContain('<rect width="125" height="74" fill="#131417"/>');
  expect(svg).toContain('font-family="&quot;Segoe UI&quot;, Arial"');
  expect(sizeOfSvg('nothing')).toEqual({ width: 0, height: 0 });
});
