import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { z } from 'zod';
import { findCurve } from '../curves/registry.ts';
import { emptyFilter, type RowFilter, type RowSort, type SortColumn } from '../engine/evaluation.ts';
import type { Policy } from '../engine/policy.ts';
import type { RowChange } from '../engine/row-edits.ts';
import { findPreset } from '../presets/registry.ts';
import { isKeptToken } from './kept-state.ts';
import { upgradeLinkState } from './link-upgraders.ts';
import { applyPolicyChanges, diffPolicy } from './policy-difference.ts';

/** The version that this program writes. */
const linkVersion = 1;
const mostLinkBytes = 64 * 1024;
/** Of a state that this browser kept itself. */
const mostKeptBytes = 64 * 1024 * 1024;
const mostNameCharacters = 300;
export const mostComparedCurves = 24;
export const mostReadPins = 500;

/** What a link carries of a store's edits: single reads, protections and counts, which name rows and no words. */
export type LinkedEdit = Extract<RowChange, { kind: 'read' | 'protect' | 'count' }>;

/** What a link, and the saved last state, carry. */
export interface LinkState {
  readonly presetId: string;
  readonly policy: Policy;
  readonly asOfMs: number;
  readonly filter: RowFilter;
  readonly sort: RowSort;
  readonly selectedRow: number | null;
  readonly curves: readonly LinkedCurve[];
  readonly axes: { readonly isTimeLog: boolean; readonly isStrengthLog: boolean };
  readonly keepsWeightSum: boolean;
  readonly edits: readonly LinkedEdit[];
  readonly labels: Readonly<Record<number, 'must-keep' | 'may-go'>>;
  readonly baseline: {
    readonly name: string;
    readonly policy: Policy;
    readonly asOfMs: number;
    readonly edits: readonly LinkedEdit[];
  } | null;
  readonly readPins: readonly number[];
  readonly readsAsOfDay: number;
  /** The store it was made with; null = the sample. */
  readonly store: { readonly name: string; readonly sha256: string } | null;
}

export interface LinkedCurve {
  readonly slot: number;
  readonly name: string;
  readonly curveId: string;
  readonly params: Readonly<Record<string, number | string>>;
}

/** A link that cannot be opened; the message is one sentence. */
export class LinkRefusal extends Error {
  override readonly name = 'LinkRefusal';
}

const sortColumns = [
  'text',
  'id',
  'category',
  'age',
  'idle',
  'reads',
  'importance',
  'strength',
  'verdict',
  'tokens',
  'fallsUnder',
  'margin',
] as const satisfies readonly SortColumn[];
const moment = z.number().min(-8.64e15).max(8.64e15);
const rowNumber = z.number().int().min(0);
const changes = z.array(
  z.union([z.tuple([z.array(z.string())]), z.tuple([z.array(z.string()), z.unknown()])]),
);
const edits = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('read'), row: rowNumber, atMs: moment }),
      z.object({ kind: z.literal('protect'), row: rowNumber, isProtected: z.boolean() }),
      z.object({ kind: z.literal('count'), row: rowNumber, readCount: z.number().min(0) }),
    ]),
  )
  .max(5000);
/** An end that is open is infinite, which JSON writes as null. */
const range = z
  .tuple([
    z
      .number()
      .nullable()
      .transform((from) => from ?? Number.NEGATIVE_INFINITY),
    z
      .number()
      .nullable()
      .transform((to) => to ?? Number.POSITIVE_INFINITY),
  ])
  .nullable();
const payloadSchema = z.object({
  v: z.literal(linkVersion),
  p: z.string(),
  d: changes,
  t: moment,
  f: z
    .object({
      text: z.string(),
      verdicts: z.array(z.string()),
      categories: z.array(z.string()),
      isLostOnly: z.boolean(),
      isChangedOnly: z.boolean(),
      isFlaggedOnly: z.boolean(),
      idleDays: range,
      importance: range,
      timeMs: range,
    })
    .partial(),
  o: z.array(z.tuple([z.enum(sortColumns), z.boolean()])),
  m: z.number().int().min(0).nullable(),
  c: z
    .array(
      z.object({
        slot: z.number().int().min(2).max(99),
        name: z.string().max(200),
        curveId: z.string(),
        params: z.record(z.string(), z.union([z.number(), z.string()])),
      }),
    )
    .max(mostComparedCurves),
  x: z.object({ isTimeLog: z.boolean(), isStrengthLog: z.boolean() }),
  k: z.boolean(),
  e: edits,
  l: z.record(z.string().regex(/^\d{1,9}$/), z.enum(['must-keep', 'may-go'])),
  b: z.object({ name: z.string().max(mostNameCharacters), d: changes, t: moment, e: edits }).nullable(),
  r: z.object({
    pins: z.array(z.number().min(0).max(36_525)).max(mostReadPins),
    day: z.number().min(0).max(36_525),
  }),
  s: z.object({ name: z.string().max(500), sha256: z.string().regex(/^[0-9a-f]{64}$/) }).nullable(),
});

/** The part of an address after `#/<view>/`; of any length, see `fitsLink`. */
export function encodeLinkState(state: LinkState): string {
  const preset = findPreset(state.presetId)?.policy ?? state.policy;
  const filter = Object.fromEntries(
    Object.entries(state.filter).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(emptyFilter[key as keyof RowFilter]),
    ),
  );
  const payload: z.input<typeof payloadSchema> = {
    v: linkVersion,
    p: state.presetId,
    d: diffPolicy(preset, state.policy) as never,
    t: state.asOfMs,
    f: filter,
    o: state.sort.map(({ column, isDescending }) => [column, isDescending]),
    m: state.selectedRow,
    c: state.curves.map((curve) => ({ ...curve, params: { ...curve.params } })),
    x: { ...state.axes },
    k: state.keepsWeightSum,
    e: state.edits.map((edit) => ({ ...edit })),
    l: { ...state.labels },
    b: state.baseline && {
      name: state.baseline.name.slice(0, mostNameCharacters),
      d: diffPolicy(preset, state.baseline.policy) as never,
      t: state.baseline.asOfMs,
      e: state.baseline.edits.map((edit) => ({ ...edit })),
    },
    r: { pins: [...state.readPins], day: state.readsAsOfDay },
    s: state.store && { ...state.store },
  };
  return toBase64Url(deflateSync(strToU8(JSON.stringify(payload)), { level: 9 }));
}

/** Whether `decodeLinkState` takes a payload of this size from a stranger. */
export function fitsLink(payload: string): boolean {
  try {
    parsePayload(payload, mostLinkBytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads what `encodeLinkState` wrote, of this or an earlier version. Throws `LinkRefusal` with one sentence.
 * `isOwn`: this browser kept it itself, so that it may be larger than a link.
 */
export function decodeLinkState(payload: string, isOwn = false): LinkState {
  if (isKeptToken(payload)) {
    throw new LinkRefusal(
      'Its state was too large for an address, and the browser that made it does not keep it any more.',
    );
  }
  const raw = parsePayload(payload, isOwn ? mostKeptBytes : mostLinkBytes);
  const version = typeof raw === 'object' && raw !== null && 'v' in raw ? raw.v : undefined;
  if (typeof version === 'number' && version > linkVersion) {
    throw new LinkRefusal(
      `This link was made by a newer Lethe (version ${version} of links; this one reads ${linkVersion}).`,
    );
  }
  const parsed = payloadSchema.safeParse(upgradeLinkState(raw));
  if (!parsed.success) throw new LinkRefusal('This link is damaged: its content is not what a link holds.');
  const { data } = parsed;
  const preset = findPreset(data.p);
  if (!preset) throw new LinkRefusal(`This link names the preset "${data.p}", which this version lacks.`);
  for (const curve of data.c) checkCurve(curve);
  return {
    presetId: data.p,
    policy: policyOf(preset.policy, data.d as never),
    asOfMs: data.t,
    filter: { ...emptyFilter, ...(data.f as Partial<RowFilter>) },
    sort: data.o.map(([column, isDescending]) => ({ column, isDescending })),
    selectedRow: data.m,
    curves: data.c,
    axes: data.x,
    keepsWeightSum: data.k,
    edits: data.e,
    labels: data.l,
    baseline: data.b && {
      name: data.b.name,
      policy: policyOf(preset.policy, data.b.d as never),
      asOfMs: data.b.t,
      edits: data.b.e,
    },
    readPins: data.r.pins,
    readsAsOfDay: data.r.day,
    store: data.s,
  };
}

function policyOf(preset: Policy, changes: Parameters<typeof applyPolicyChanges>[1]): Policy {
  try {
    return applyPolicyChanges(preset, changes);
  } catch (error) {
    throw new LinkRefusal(`The policy in this link cannot be used: ${(error as Error).message}`);
  }
}

/** A compared curve is drawn as it is: its params must be the curve's own, each within its bounds. */
function checkCurve({ curveId, params }: LinkedCurve): void {
  const curve = findCurve(curveId);
  if (!curve) throw new LinkRefusal(`This link compares the curve "${curveId}", which this version lacks.`);
  for (const [name, spec] of Object.entries(curve.params)) {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    const isFine =
      spec.kind === 'number'
        ? typeof value === 'number' && value >= spec.min && value <= spec.max
        : typeof value === 'string' && spec.options.includes(value);
    if (!isFine) {
      throw new LinkRefusal(`This link compares a curve ${curveId} whose ${name} is ${value ?? 'missing'}.`);
    }
  }
}

function parsePayload(payload: string, mostBytes: number): unknown {
  if (payload.length > mostBytes) throw new LinkRefusal('This link is too long.');
  let text: string;
  try {
    text = strFromU8(inflateWithin(fromBase64Url(payload), mostBytes));
  } catch (error) {
    if (error instanceof LinkRefusal) throw error;
    throw new LinkRefusal('This link is damaged: part of it is missing or was changed.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new LinkRefusal('This link is damaged: part of it is missing or was changed.');
  }
}

function inflateWithin(bytes: Uint8Array, most: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isDone = false;
  const inflate = new Inflate((chunk, final) => {
    size += chunk.length;
    if (size > most) throw new LinkRefusal('This link is too large: it inflates to more than 64 kB.');
    chunks.push(chunk);
    isDone = final;
  });
  for (let at = 0; at < bytes.length; at += 512) {
    inflate.push(bytes.subarray(at, at + 512), at + 512 >= bytes.length);
  }
  if (!isDone) throw new LinkRefusal('This link is damaged: part of it is missing or was changed.');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
