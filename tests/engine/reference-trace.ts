/*
 * The trace written a second time, slowly and straight from the definitions: an object per memory, a loop per pass, no
 * columns, no cache, nothing shared with the engine. Tests compare the two.
 */
export interface PlainMemory {
  id: string;
  category: string;
  createdMs: number | null;
  lastReadMs: number | null;
  readCount: number;
  reads: number[];
  isProtected: boolean;
  initialStrength: number;
  alignment: number | null;
  tokens: number;
  bytes: number;
}

export interface PlainRow {
  weight: number;
  ttlDays: number | null;
  protected: boolean;
  curveParams?: Record<string, number>;
  maxIdleDays?: number | null;
  exemptFrom?: readonly string[];
}

export interface PlainPolicy {
  curve: { id: string; params: Record<string, number> };
  readEffect: { id: string; params: Record<string, number> };
  weights: { recency: number; frequency: number; category: number; alignment: number };
  frequencyCap: number;
  categories: Map<string, PlainRow>;
  defaultCategory: PlainRow;
  passes: { id: string; enabled: boolean; params: Record<string, number | string> }[];
}

export interface PlainVerdict {
  verdict: string;
  ageDays: number | null;
  idleDays: number | null;
  importance: number | null;
  strength: number | null;
  value: number | null;
  limit: number | null;
  rank: number | null;
  isLost: boolean;
}

const day = 86_400_000;

function curveAt(id: string, p: Record<string, number>, t: number): number {
  if (id === 'exponential') return 0.5 ** (t / p.halfLifeDays!);
  if (id === 'power-law-fsrs') {
    const f = 0.9 ** (-1 / p.decay!) - 1;
    return (1 + (f * t) / p.stabilityDays!) ** -p.decay!;
  }
  if (id === 'power-law') return (1 + t / p.timescaleDays!) ** -p.exponent!;
  if (id === 'hyperbolic') return 1 / (1 + t / p.halfLifeDays!);
  if (id === 'linear') return Math.max(p.floor!, 1 - t / p.lifetimeDays!);
  if (id === 'logarithmic-1885') {
    const minutes = t * 1440;
    return minutes <= 1 ? 1 : p.k! / (Math.log10(minutes) ** p.c! + p.k!);
  }
  if (id === 'two-exponential') {
    const at = (s: number) => p.mu1! * Math.exp(-p.a1PerSecond! * s) + p.mu2! * Math.exp(-p.a2PerSecond! * s);
    return at(t * 86_400) / at(0);
  }
  if (id === 'exponential-then-power') {
    const head = 0.5 ** (Math.min(t, p.switchDays!) / p.halfLifeDays!);
    return t <= p.switchDays! ? head : head * (t / p.switchDays!) ** -p.exponent!;
  }
  if (id === 'step') return t <= p.lifetimeDays! ? 1 : 0;
  return p.floor! + (1 - p.floor!) * 0.5 ** (t / p.halfLifeDays!);
}

function facts(memory: PlainMemory, policy: PlainPolicy, asOf: number) {
  const created = memory.createdMs!;
  const logged = memory.reads.filter((read) => read <= asOf);
  const hasLog = memory.reads.length > 0;
  const last = hasLog ? (logged.length > 0 ? Math.max(...logged) : null) : memory.lastReadMs;
  const count = hasLog
    ? logged.length + Math.max(0, memory.readCount - memory.reads.length)
    : memory.readCount;
  const age = (asOf - created) / day;
  let idle = age;
  if (last !== null && last >= created) idle = last > asOf ? 0 : (asOf - last) / day;
  const row = policy.categories.get(memory.category) ?? policy.defaultCategory;
  const params = { ...policy.curve.params, ...row.curveParams };
  const curve = (t: number) => curveAt(policy.curve.id, params, t);
  let recency = curve(idle);
  if (policy.readEffect.id === 'none') recency = curve(age);
  if (policy.readEffect.id === 'boost') {
    const reads = hasLog ? logged : last !== null && last <= asOf ? [last] : [];
    let level = 1;
    let anchor = created;
    for (const read of reads.filter((r) => r >= created).sort((a, b) => a - b)) {
      level = Math.min(1, level * curve((read - anchor) / day) + policy.readEffect.params.amount!);
      anchor = read;
    }
    recency = level * curve((asOf - anchor) / day);
  }
  if (policy.curve.id === 'base-level') {
    const spread = last !== null && last > created && last <= asOf ? Math.max(1, count) : 0;
    const reads = hasLog
      ? logged.filter((read) => read > created)
      : Array.from({ length: spread }, (_, j) => created + ((last! - created) * (j + 1)) / spread);
    const sum = [created, ...reads].reduce((total, ms) => total + ((asOf - ms) / 1000) ** -params.decay!, 0);
    recency = 1 / (1 + Math.exp((params.retrievalThreshold! - Math.log(sum)) / params.noise!));
  }
  const w = policy.weights;
  const importance =
    w.recency * recency +
    w.frequency * Math.min(count / policy.frequencyCap, 1) +
    w.category * row.weight +
    w.alignment * (memory.alignment ?? 0);
  const isProtected = memory.isProtected || row.protected;
  return { age, idle, row, importance, strength: memory.initialStrength * recency, isProtected };
}

export function referenceTrace(memories: PlainMemory[], policy: PlainPolicy, asOf: number): PlainVerdict[] {
  const out: PlainVerdict[] = memories.map((memory) => ({
    verdict: memory.createdMs === null ? 'unusable' : memory.createdMs > asOf ? 'not-yet' : 'kept',
    ageDays: null,
    idleDays: null,
    importance: null,
    strength: null,
    value: null,
    limit: null,
    rank: null,
    isLost: false,
  }));
  const known = memories.map((memory, i) =>
    out[i]!.verdict === 'kept' ? facts(memory, policy, asOf) : null,
  );
  known.forEach((fact, i) => {
    if (!fact) return;
    Object.assign(out[i]!, {
      ageDays: fact.age,
      idleDays: fact.idle,
      importance: fact.importance,
      strength: fact.strength,
    });
  });
  const theta = Number(policy.passes.find(({ id }) => id === 'importance')?.params.threshold ?? 0.25);
  for (const pass of policy.passes) {
    if (!pass.enabled) continue;
    const isOpen = (i: number) => {
      const fact = known[i];
      if (!fact || out[i]!.verdict !== 'kept' || fact.isProtected) return false;
      return !(fact.row.exemptFrom ?? []).includes(pass.id);
    };
    const take = (i: number, value: number, limit: number | null, rank: number | null = null) =>
      Object.assign(out[i]!, { verdict: pass.id, value, limit, rank });
    if (pass.id === 'recency-filter') {
      const left = memories.map((_, i) => i).filter((i) => known[i] && out[i]!.verdict === 'kept');
      const queue = left.filter(isOpen).sort((a, b) => known[b]!.idle - known[a]!.idle || a - b);
      const gone = queue.slice(0, Math.max(0, Math.ceil(left.length - Number(pass.params.keep))));
      const next = queue[gone.length];
      gone.forEach((i, k) => {
        take(i, known[i]!.idle, next === undefined ? null : known[next]!.idle, k + 1);
      });
      continue;
    }
    if (pass.id === 'budget') {
      runBudget(memories, known, out, pass.params, isOpen, take);
      continue;
    }
    memories.forEach((_, i) => {
      if (!isOpen(i)) return;
      const fact = known[i]!;
      const threshold = Number(pass.params.threshold);
      if (pass.id === 'ttl' && fact.row.ttlDays !== null && fact.age > fact.row.ttlDays)
        take(i, fact.age, fact.row.ttlDays);
      if (pass.id === 'lru') {
        const own = fact.row.maxIdleDays;
        const limit = own === undefined ? Number(pass.params.maxIdleDays) : own;
        if (limit !== null && fact.idle > limit) take(i, fact.idle, limit);
      }
      if (pass.id === 'importance' && fact.importance < threshold) take(i, fact.importance, threshold);
      if (pass.id === 'strength' && fact.strength < threshold) take(i, fact.strength, threshold);
    });
  }
  for (const one of out)
    one.isLost = ['ttl', 'lru', 'recency-filter'].includes(one.verdict) && one.importance! >= theta;
  return out;
}

function runBudget(
  memories: PlainMemory[],
  known: (ReturnType<typeof facts> | null)[],
  out: PlainVerdict[],
  params: Record<string, number | string>,
  isOpen: (i: number) => boolean,
  take: (i: number, value: number, limit: number | null, rank: number) => void,
): void {
  const size = (i: number) =>
    params.unit === 'tokens' ? memories[i]!.tokens : params.unit === 'bytes' ? memories[i]!.bytes : 1;
  let total = 0;
  memories.forEach((_, i) => {
    if (known[i] && out[i]!.verdict === 'kept') total += size(i);
  });
  const queue = memories
    .map((_, i) => i)
    .filter(isOpen)
    .sort((a, b) => known[a]!.importance - known[b]!.importance || a - b);
  const gone: number[] = [];
  while (total > Number(params.cap) && queue.length > 0) {
    const lowest = queue.shift()!;
    total -= size(lowest);
    gone.push(lowest);
  }
  const limit = queue.length > 0 ? known[queue[0]!]!.importance : null;
  gone.forEach((i, k) => {
    take(i, known[i]!.importance, limit, k + 1);
  });
}
