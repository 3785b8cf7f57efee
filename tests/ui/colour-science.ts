type Triple = readonly [number, number, number];

/** Machado 2009, severity 1, in linear RGB. */
export const sights = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>;

export type Sight = keyof typeof sights;

const triple = (make: (i: 0 | 1 | 2) => number): Triple => [make(0), make(1), make(2)];
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const linearRgb = (hex: string) =>
  triple((i) => toLinear(Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255));

/** WCAG 2. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [a, b]
    .map((hex) => dot(linearRgb(hex), [0.2126, 0.7152, 0.0722]))
    .sort((p, q) => p - q);
  return (light + 0.05) / (dark + 0.05);
}

/** CIEDE2000 as seen with one kind of sight. */
export function difference(a: string, b: string, sight: Sight): number {
  return ciede2000(lab(see(a, sight)), lab(see(b, sight)));
}

function see(hex: string, sight: Sight): Triple {
  const rgb = linearRgb(hex);
  return triple((i) => Math.min(1, Math.max(0, dot(sights[sight][i], rgb))));
}

function lab(rgb: Triple): Triple {
  const cone = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = cone(dot(rgb, [0.4124564, 0.3575761, 0.1804375]) / 0.95047);
  const y = cone(dot(rgb, [0.2126729, 0.7151522, 0.072175]));
  const z = cone(dot(rgb, [0.0193339, 0.119192, 0.9503041]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const rad = Math.PI / 180;

/** The smaller turn from one hue angle to another, degrees. */
function hueTurn(h1: number, h2: number): number {
  const turn = h2 - h1;
  if (turn > 180) return turn - 360;
  return turn < -180 ? turn + 360 : turn;
}

function meanHue(h1: number, h2: number): number {
  if (Math.abs(h1 - h2) <= 180) return (h1 + h2) / 2;
  return h1 + h2 < 360 ? (h1 + h2) / 2 + 180 : (h1 + h2) / 2 - 180;
}

function ciede2000([L1, a1, b1]: Triple, [L2, a2, b2]: Triple): number {
  const C = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const G = 0.5 * (1 - Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7)));
  const p1 = a1 * (1 + G);
  const p2 = a2 * (1 + G);
  const c1 = Math.hypot(p1, b1);
  const c2 = Math.hypot(p2, b2);
  const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
  const h1 = hue(p1, b1);
  const h2 = hue(p2, b2);
  const isGrey = c1 * c2 === 0;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(((isGrey ? 0 : hueTurn(h1, h2)) * rad) / 2);
  const mL = (L1 + L2) / 2;
  const mC = (c1 + c2) / 2;
  const mh = isGrey ? h1 + h2 : meanHue(h1, h2);
  const T =
    1 -
    0.17 * Math.cos((mh - 30) * rad) +
    0.24 * Math.cos(2 * mh * rad) +
    0.32 * Math.cos((3 * mh + 6) * rad) -
    0.2 * Math.cos((4 * mh - 63) * rad);
  const l = (L2 - L1) / (1 + (0.015 * (mL - 50) ** 2) / Math.sqrt(20 + (mL - 50) ** 2));
  const c = (c2 - c1) / (1 + 0.045 * mC);
  const h = dH / (1 + 0.015 * mC * T);
  const turn =
    -2 * Math.sqrt(mC ** 7 / (mC ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((mh - 275) / 25) ** 2)) * rad);
  return Math.sqrt(l ** 2 + c ** 2 + h ** 2 + turn * c * h);
}
