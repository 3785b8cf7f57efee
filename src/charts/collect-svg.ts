import { escapeXml, isGeometry, type Look, lookOf, plainLook, writeSvgDocument } from './svg-document.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

function isShown(element: Element, style: CSSStyleDeclaration): boolean {
  if (element.getAttribute('data-export') === 'skip') return false;
  return style.display !== 'none' && style.visibility !== 'hidden';
}

/** A copy that looks the same without the page's styles: every computed look becomes an attribute. */
function copyElement(source: Element, parent: Look): Element | null {
  const style = getComputedStyle(source);
  if (!isShown(source, style) && source.closest('defs') === null) return null;
  const copy = document.createElementNS(svgSpace, source.localName);
  for (const { name, value } of source.attributes) if (isGeometry(name)) copy.setAttribute(name, value);
  const { attributes, look } = lookOf((property) => style.getPropertyValue(property), parent);
  for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, value);
  for (const child of source.childNodes) {
    if (child instanceof SVGElement) {
      const inner = copyElement(child, look);
      if (inner) copy.append(inner);
    } else if (child.nodeType === Node.TEXT_NODE && child.nodeValue) copy.append(child.nodeValue);
  }
  return copy;
}

/** A transparent hit area is nothing to look at. */
function dropInvisible(root: Element): void {
  for (const shape of root.querySelectorAll('rect, circle, path')) {
    const isEmpty = /^(transparent|none|rgba\(0, 0, 0, 0\))$/.test(shape.getAttribute('fill') ?? '');
    if (isEmpty && (shape.getAttribute('stroke') ?? 'none') === 'none' && !hasInheritedStroke(shape))
      shape.remove();
  }
}

function hasInheritedStroke(shape: Element): boolean {
  return shape.closest('[stroke]:not([stroke="none"])') !== null;
}

function layerOf(source: Element, left: number, top: number): string {
  const box = source.getBoundingClientRect();
  const place = `x="${(box.left - left).toFixed(1)}" y="${(box.top - top).toFixed(1)}" width="${box.width}" height="${box.height}"`;
  if (source instanceof HTMLCanvasElement) return `<image ${place} href="${escapeXml(source.toDataURL())}"/>`;
  const copy = copyElement(source, plainLook);
  if (!copy) return '';
  dropInvisible(copy);
  const view = source.getAttribute('viewBox') ?? `0 0 ${box.width} ${box.height}`;
  const attributes = [...copy.attributes]
    .filter(({ name }) => !['x', 'y', 'width', 'height', 'viewBox'].includes(name))
    .map(({ name, value }) => `${name}="${escapeXml(value)}"`);
  const content = [...copy.childNodes].map((node) => new XMLSerializer().serializeToString(node)).join('');
  return `<svg ${place} viewBox="${view}" overflow="visible" ${attributes.join(' ')}>${content.replaceAll(` xmlns="${svgSpace}"`, '')}</svg>`;
}

export interface DrawingWords {
  readonly title: string;
  /** Left out: what the drawings inside say of themselves. */
  readonly description?: string | undefined;
}

/** Every drawing and canvas inside an element, as one SVG file that needs nothing of the page. */
export function collectSvg(element: Element, { title, description }: DrawingWords): string {
  const frame = element.getBoundingClientRect();
  const sources = [...element.querySelectorAll('svg, canvas')].filter(
    (source) => !source.parentElement?.closest('svg') && isShown(source, getComputedStyle(source)),
  );
  const boxes = sources.map((source) => source.getBoundingClientRect());
  const right = Math.max(frame.left, ...boxes.map((box) => box.right));
  const bottom = Math.max(frame.top, ...boxes.map((box) => box.bottom));
  const said = [...element.querySelectorAll('[role="img"][aria-label]')].map((part) =>
    part.getAttribute('aria-label'),
  );
  const style = getComputedStyle(element);
  return writeSvgDocument({
    width: right - frame.left,
    height: bottom - frame.top,
    title,
    description: description ?? said.join(' '),
    surface: style.getPropertyValue('--lethe-n0').trim() || '#ffffff',
    fontFamily: style.fontFamily,
    layers: sources.map((source) => layerOf(source, frame.left, frame.top)),
  });
}
