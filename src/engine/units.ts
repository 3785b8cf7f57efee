/** One day without daylight saving, in ms. */
export const dayMs = 86_400_000;

/** Bytes that one token is taken to have where the file does not count them. */
const bytesPerToken = 4;

/** ceil(bytes / 4): 11 bytes are estimated as 3 tokens. */
export function estimateTokens(bytes: number): number {
  return Math.ceil(bytes / bytesPerToken);
}

/** S = h / ln 2: 30 d → 43.2809 d. */
export function stabilityOfHalfLife(halfLifeDays: number): number {
  return halfLifeDays / Math.LN2;
}

/** λ = ln 2 / h: 30 d → 0.0231049 per day. */
export function rateOfHalfLife(halfLifeDays: number): number {
  return Math.LN2 / halfLifeDays;
}

/** h = S · ln 2: 30 d → 20.7944 d. */
export function halfLifeOfStability(stabilityDays: number): number {
  return stabilityDays * Math.LN2;
}

/** h = ln 2 / λ: 0.01 per day → 69.3147 d. */
export function halfLifeOfRate(ratePerDay: number): number {
  return Math.LN2 / ratePerDay;
}
