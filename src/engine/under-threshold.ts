import type { PassFinding } from './contracts/eviction-pass.ts';
import { scoreText } from './words.ts';

/** Verdict of a pass that takes what scores under a threshold: "Importance: 0.240, under 0.25 (0.010 under)". */
export function findUnderThreshold(label: string, value: number, limit: number): PassFinding {
  const margin = value - limit;
  return {
    value,
    limit,
    margin,
    reason: `${label}: ${scoreText(value)}, under ${limit} (${scoreText(-margin)} under)`,
  };
}
