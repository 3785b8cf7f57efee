import { expect, test } from 'vitest';
import mcpMemoryService from '../../src/presets/mcp-memory-service.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { curveOf, daysAgo, strengthUnder, tracePreset } from './run-preset.ts';

test('the published vector: 40 days, no connection, no recent access', async () => {
  const [{ age, quality, connections, strength }] = vectorsOf<{
    age: number;
    quality: number;
    connections: number;
    strength: number;
  }>('mcp-memory-service');
  const memory = { created: age, category: 'observation', quality, connections };
  expect(await strengthUnder(mcpMemoryService, memory)).toBeCloseTo(strength, 6);
  expect(curveOf(mcpMemoryService, [40])[0]).toBeCloseTo(strength, 6);
});

test('whole days since the later of written and changed', async () => {
  const memory = { created: 90, updated_at: daysAgo(40.9), category: 'observation' };
  expect(await strengthUnder(mcpMemoryService, memory)).toBeCloseTo(0.329496, 6);
  expect(
    await strengthUnder(mcpMemoryService, { ...memory, created: 40, updated_at: daysAgo(90) }),
  ).toBeCloseTo(0.329496, 6);
});

test('connections, quality, base and a recent access multiply; the score may exceed 1', async () => {
  const memory = { created: 40, category: 'observation' };
  const base = Math.exp(-40 / 30);
  expect(await strengthUnder(mcpMemoryService, { ...memory, connections: 5, quality: 1 })).toBeCloseTo(
    base * 1.5 * 1.5,
    12,
  );
  expect(await strengthUnder(mcpMemoryService, { ...memory, importance: 2, read: 7.5 })).toBeCloseTo(
    base * 2 * 1.2 * 1.25,
    12,
  );
  expect(await strengthUnder(mcpMemoryService, { created: 0 })).toBeCloseTo(1.875, 12);
});

test('protected memories never score under 0.5', async () => {
  const [report] = await tracePreset(mcpMemoryService, [
    { created: 4000, category: 'observation', protected: true },
  ]);
  expect(report).toMatchObject({ strength: 0.5, verdict: 'kept' });
});

test('out of the active store under 0.1, or without an access for 90 days', async () => {
  const reports = await tracePreset(mcpMemoryService, [
    { created: 89, category: 'temporary' },
    { created: 91, category: 'decision' },
    { created: 91, category: 'decision', read: 3 },
  ]);
  expect(reports.map(({ verdict }) => verdict)).toEqual(['strength', 'lru', 'kept']);
});
