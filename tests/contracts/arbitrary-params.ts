import fc from 'fast-check';
import type { ParamSpec, ParamSpecs } from '../../src/engine/contracts/params.ts';

/** Bounds, slider ends, default and anything between them: on a log scale spread over the decades. */
function arbitraryParam(spec: ParamSpec): fc.Arbitrary<number | string> {
  if (spec.kind === 'choice') return fc.constantFrom(...spec.options);
  const max = Math.min(spec.max, 1e9);
  const corners = fc.constantFrom(
    spec.min,
    max,
    spec.default,
    spec.sliderMin ?? spec.min,
    spec.sliderMax ?? max,
  );
  const low = Math.log(Math.max(spec.min, 1e-6));
  const inside =
    spec.scale === 'log'
      ? fc
          .double({ min: low, max: Math.log(max), noNaN: true })
          .map((x) => Math.min(max, Math.max(spec.min, Math.exp(x))))
      : // JSON has no −0.
        fc.double({ min: spec.min, max, noNaN: true }).map((x) => x + 0);
  return fc.oneof(corners, inside);
}

/** Every params record that a plug-in's bounds allow, corners included. */
export function arbitraryParams(specs: ParamSpecs): fc.Arbitrary<Record<string, number | string>> {
  return fc.record(
    Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, arbitraryParam(spec)])),
  );
}
