/** Reads one property of a computed style. */
export type StyleReader = (property: string) => string;

/** What an element looks like as attributes, so that a drawing needs no stylesheet. The initial value of each. */
const inheritedProperties: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'font-size': '16px',
  'font-weight': '400',
  'text-anchor': 'start',
  'paint-order': 'normal',
  'shape-rendering': 'auto',
};
const ownProperties: Readonly<Record<string, string>> = { opacity: '1', 'text-decoration-line': 'none' };

export type Look = Readonly<Record<string, string>>;

/** How a drawing without any style looks. */
export const plainLook: Look = inheritedProperties;

/** The attributes that make an element inside one of look `parent` look as `read` says, and the look that it hands down. */
export function lookOf(read: StyleReader, parent: Look): { readonly attributes: Look; readonly look: Look } {
  const attributes: Record<string, string> = {};
  const look: Record<string, string> = {};
  for (const property of Object.keys(inheritedProperties)) {
    const value = read(property) || parent[property]!;
    look[property] = value;
    if (value !== parent[property]) attributes[property] = value;
  }
  for (const [property, initial] of Object.entries(ownProperties)) {
    const value = read(property) || initial;
    if (value !== initial) attributes[property === 'opacity' ? property : 'text-decoration'] = value;
  }
  return { attributes, look };
}

/** Attributes that say where and what, not how it looks or behaves. */
const geometry = new Set(
  `x y x1 x2 y1 y2 cx cy r rx ry dx dy width height d points transform viewBox id clip-path clipPathUnits offset
  preserveAspectRatio href`.split(/\s+/),
);

export function isGeometry(attribute: string): boolean {
  return geometry.has(attribute);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const keepSpace = (char: string): string => (/[\t\n\r]/.test(char) ? char : '');

/** Text as it stands in XML; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text.replace(/[\p{Cc}\ufffe\uffff]/gu, keepSpace).replace(/[&<>"]/g, (char) => entities[char]!);
}

export interface SvgDocument {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
  /** Colour of the ground. */
  readonly surface: string;
  readonly fontFamily: string;
  /** Elements as XML, from the back to the front. */
  readonly layers: readonly string[];
}

/** Free space round the drawing. */
const margin = 12;

/** A file that opens on its own: size, title, description, ground, font. */
export function writeSvgDocument(document: SvgDocument): string {
  const width = Math.ceil(document.width) + 2 * margin;
  const height = Math.ceil(document.height) + 2 * margin;
  const font = escapeXml(document.fontFamily);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="${font}" style="font-variant-numeric: tabular-nums lining-nums">`,
    `<title>${escapeXml(document.title)}</title>`,
    `<desc>${escapeXml(document.description)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${escapeXml(document.surface)}"/>`,
    `<g transform="translate(${margin} ${margin})">`,
    ...document.layers,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** The size that `writeSvgDocument` gives. */
export function sizeOfSvg(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width ?? 0), height: Number(height ?? 0) };
}
