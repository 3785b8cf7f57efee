import type { Preset } from '../engine/contracts/preset.ts';
import { decayCategory, decayPolicy } from '../engine/decay-policy.ts';
import { halfLifeOfStability } from '../engine/units.ts';

/** τ = 30 d, 40 days old, quality 0.5, no connection, no recent access: e^(−40/30)·1.25 = 0.329496. */
const mcpMemoryService: Preset = {
  id: 'mcp-memory-service',
  label: 'mcp-memory-service',
  variant: 'coded',
  source: 'doobidoo/mcp-memory-service, consolidation/decay.py and forgetting.py',
  summary:
    'A base score times an exponential in whole days since the memory was written or last changed, times a tenth more for each connection, times a step for a recent access (one and a half within a day, then 1.2 within a week, 1.1 within a month), times one and a quarter at the usual quality. The time constant goes by kind of memory and is called a retention period, but it is no half-life: the standard 30 days halve every 20.8. Protected memories never score under 0.5. Under 0.1, or without an access for 90 days, a memory is archived, compressed or, if it is a duplicate, deleted. Scores above 1 are usual. Columns importance (1, at most 2), connections (0), quality (0.5) and updated_at are read per memory.',
  policy: decayPolicy({
    name: 'mcp-memory-service',
    curve: { id: 'exponential', params: { halfLifeDays: halfLifeOfStability(30) } },
    readEffect: { id: 'none', params: {} },
    anchor: 'latest',
    modifiers: [
      { id: 'whole-days', params: {} },
      { id: 'column-height', params: { column: 'importance', missing: 1, most: 2 } },
      {
        id: 'column-factor',
        params: { column: 'connections', missing: 0, most: 1e9, base: 1, slope: 0.1, form: 'linear' },
      },
      { id: 'last-read-steps', params: { withinDay: 1.5, withinWeek: 1.2, withinMonth: 1.1 } },
      {
        id: 'column-factor',
        params: { column: 'quality', missing: 0.5, most: 1, base: 1, slope: 0.5, form: 'linear' },
      },
      { id: 'strength-floor', params: { floor: 0.5, scope: 'protected' } },
    ],
    categories: Object.entries({
      decision: 365,
      learning: 180,
      pattern: 90,
      error: 30,
      observation: 30,
      critical: 365,
      reference: 180,
      standard: 30,
      temporary: 7,
    }).map(([name, days]) => decayCategory(name, { halfLifeDays: halfLifeOfStability(days) })),
    passes: [
      { id: 'lru', params: { maxIdleDays: 90 } },
      { id: 'strength', params: { threshold: 0.1 } },
    ],
  }),
};

export default mcpMemoryService;
