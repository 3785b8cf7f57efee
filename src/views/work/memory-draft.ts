import { parsePlainNumber } from '../../engine/parse-time.ts';
import type { MemoryFields } from '../../engine/work/memory-fields.ts';
import type { OwnFields } from '../../engine/work/own-fields.ts';
import { parseNumber } from '../../ui/parse-number.ts';
import { momentText, parseMoment } from './moment-text.ts';

/** A memory as it stands in a form: what was typed, whether it can be used or not. */
export interface MemoryDraft {
  readonly id: string;
  readonly text: string;
  readonly category: string;
  readonly subject: string;
  readonly source: string;
  readonly created: string;
  /** Empty = never. */
  readonly lastRead: string;
  readonly readCount: string;
  readonly isProtected: boolean;
  readonly initialStrength: string;
  readonly alignment: string;
  /** Empty = estimated from the bytes. */
  readonly tokens: string;
  /** Empty = those of the text. */
  readonly bytes: string;
}

export type DraftProblems = Partial<Readonly<Record<keyof MemoryDraft, string>>>;

/** What a form says, as far as it can be used, and a sentence for each field that cannot. */
export interface ReadDraft {
  readonly fields: MemoryFields;
  readonly problems: DraftProblems;
}

/** An empty form: written at as-of, never read. */
export function emptyDraft(asOfMs: number): MemoryDraft {
  return {
    id: '',
    text: '',
    category: '',
    subject: '',
    source: '',
    created: momentText(asOfMs),
    lastRead: '',
    readCount: '0',
    isProtected: false,
    initialStrength: '1',
    alignment: '0',
    tokens: '',
    bytes: '',
  };
}

const numberText = (value: number | null) => (value === null ? '' : String(value));

/** A memory as it is. */
export function draftOf(own: OwnFields): MemoryDraft {
  return {
    id: own.id,
    text: own.text,
    category: own.category,
    subject: own.subject,
    source: own.source,
    created: momentText(own.createdMs),
    lastRead: momentText(own.lastReadMs),
    readCount: numberText(own.readCount),
    isProtected: own.isProtected,
    initialStrength: numberText(own.initialStrength),
    alignment: numberText(own.alignment),
    tokens: numberText(own.tokens),
    bytes: numberText(own.bytes),
  };
}

interface NumberRule {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
  /** What an empty box means; without it a box must not be empty. */
  readonly empty?: string;
}

const rules = {
  readCount: { label: 'Reads', min: 0, max: Number.MAX_SAFE_INTEGER, isWhole: true },
  initialStrength: { label: 'Initial strength', min: 0, max: 1 },
  alignment: { label: 'Alignment', min: 0, max: 1 },
  tokens: { label: 'Tokens', min: 0, max: 1e12, isWhole: true, empty: 'to have them estimated' },
  bytes: { label: 'Bytes', min: 0, max: 1e15, isWhole: true, empty: 'for those of the text' },
} as const satisfies Partial<Record<keyof MemoryDraft, NumberRule>>;

type NumberName = keyof typeof rules;

/** The number in a box: null where it is empty and may be, NaN with a sentence where it cannot be used. */
function readNumber(typed: string, rule: NumberRule): { value: number | null; problem: string | null } {
  const { label, min, max, isWhole = false, empty } = rule;
  if (typed.trim() === '' && empty !== undefined) return { value: null, problem: null };
  const plain = parsePlainNumber(typed.trim());
  const value = Number.isNaN(plain) ? parseNumber(typed) : plain;
  const kind = isWhole ? 'a whole number' : 'a number';
  const range = max <= 1 ? `between ${min} and ${max}` : `of at least ${min}`;
  const isGood = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  if (isGood) return { value, problem: null };
  const orEmpty = empty === undefined ? '' : `, or empty ${empty}`;
  return { value: Number.NaN, problem: `${label} must be ${kind} ${range}${orEmpty}.` };
}

const momentForm = 'a date such as 2026-11-29 or 2026-11-29 14:30 (UTC)';

/** Reads a form; what has a problem is left out of the fields. */
export function readDraft(draft: MemoryDraft): ReadDraft {
  const problems: { -readonly [K in keyof MemoryDraft]?: string } = {};
  const numbers: Partial<Record<NumberName, number | null>> = {};
  for (const name of Object.keys(rules) as NumberName[]) {
    const { value, problem } = readNumber(draft[name], rules[name]);
    if (problem === null) numbers[name] = value;
    else problems[name] = problem;
  }
  const createdMs = parseMoment(draft.created);
  if (Number.isNaN(createdMs)) problems.created = `Created must be ${momentForm}.`;
  const isNever = draft.lastRead.trim() === '';
  const lastReadMs = isNever ? null : parseMoment(draft.lastRead);
  if (Number.isNaN(lastReadMs)) problems.lastRead = `Last read must be ${momentForm}, or empty for never.`;
  else if (lastReadMs !== null && lastReadMs < createdMs)
    problems.lastRead = `Last read must not be before it was created, ${momentText(createdMs)}.`;
  if (draft.text.trim() === '') problems.text = 'A memory must have a text.';
  const fields: MemoryFields = {
    text: draft.text,
    category: draft.category.trim(),
    subject: draft.subject.trim(),
    source: draft.source.trim(),
    isProtected: draft.isProtected,
    // Only what may be empty is null.
    ...(numbers as Pick<MemoryFields, NumberName>),
    createdMs,
    lastReadMs,
  };
  return { fields: without(fields, problems), problems };
}

const fieldOf: Partial<Readonly<Record<keyof MemoryDraft, keyof MemoryFields>>> = {
  created: 'createdMs',
  lastRead: 'lastReadMs',
};

function without(fields: MemoryFields, problems: DraftProblems): MemoryFields {
  const bad = new Set(
    (Object.keys(problems) as (keyof MemoryDraft)[]).map((name): string => fieldOf[name] ?? name),
  );
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !bad.has(name)));
}

/** Only what the person has changed: a field whose box stands as it was is not set, whatever its digits lost in the box. */
export function changedFields(draft: MemoryDraft, own: OwnFields): ReadDraft {
  const before = draftOf(own);
  const { fields, problems } = readDraft(draft);
  const isSame = (name: keyof MemoryDraft) => draft[name] === before[name];
  const names = (Object.keys(draft) as (keyof MemoryDraft)[]).filter((name) => !isSame(name));
  const changed = new Set(names.map((name): string => fieldOf[name] ?? name));
  if (own.hasReadLog) for (const name of ['lastReadMs', 'readCount']) changed.delete(name);
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => changed.has(name))),
    // What came so from a file is no fault of the person's.
    problems: Object.fromEntries(
      Object.entries(problems).filter(
        ([name]) =>
          !isSame(name as keyof MemoryDraft) ||
          (name === 'lastRead' && !isSame('created') && !own.hasReadLog),
      ),
    ),
  };
}
