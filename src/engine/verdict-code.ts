/** Codes of `Trace.verdicts` that are no pass. */
export const verdictCode = {
  kept: 0,
  gone: 251,
  tombstoned: 252,
  archived: 253,
  unusable: 254,
  notYet: 255,
} as const;

/** Codes from here on are of rows that are not in the active store, or take no part in it. */
export const firstAwayCode: number = verdictCode.gone;

/** By `presenceCode`. */
export const awayCode = [verdictCode.kept, verdictCode.archived, verdictCode.tombstoned, verdictCode.gone];
