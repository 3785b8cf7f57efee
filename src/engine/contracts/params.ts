/** A number that a person may set: drives the slider, its box, validation, links and "reset". */
export interface NumberSpec {
  readonly kind: 'number';
  readonly label: string;
  /** Printed after the value: "d", "1/s", "reads"; empty for a plain ratio. */
  readonly unit: string;
  /** Inclusive bounds of what a policy may hold. */
  readonly min: number;
  readonly max: number;
  /** What the slider covers, where that is less than the bounds. */
  readonly sliderMin?: number;
  readonly sliderMax?: number;
  /** One arrow key on a linear scale; on a log scale an arrow is 1 % of the value. */
  readonly step: number;
  readonly scale: 'linear' | 'log';
  readonly default: number;
  readonly help: string;
}

/** One of a few words. */
export interface ChoiceSpec {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly string[];
  readonly default: string;
  readonly help: string;
}

export type ParamSpec = NumberSpec | ChoiceSpec;
export type ParamSpecs = Readonly<Record<string, ParamSpec>>;

type ValueOf<Spec> = Spec extends NumberSpec ? number : string;

/** The values that belong to a record of specs; a misspelt name does not compile. */
export type ParamsOf<S extends ParamSpecs> = { readonly [K in keyof S]: ValueOf<S[K]> };

/** Values as a policy holds them, before a plug-in gives them their names. */
export type ParamValues = Readonly<Record<string, number | string>>;

/** Bounds that every time scale in days shares: 43 s to 100 years. */
export const timeScaleDays = { min: 0.0005, max: 36_525, scale: 'log', unit: 'd' } as const;

/** The defaults of a record of specs. */
export function defaultParams(specs: ParamSpecs): Record<string, number | string> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
}
