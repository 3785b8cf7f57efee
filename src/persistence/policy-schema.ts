import { z } from 'zod';
import { curves } from '../curves/registry.ts';
import type { NumberSpec, ParamSpecs } from '../engine/contracts/params.ts';
import { anchorIds, standardDefaultCategory, standardReadEffectId } from '../engine/policy.ts';
import { modifiers } from '../modifiers/registry.ts';
import { passes } from '../passes/registry.ts';
import { readEffects } from '../read-effects/registry.ts';

z.config({ jitless: true });

function numberSchema(spec: Pick<NumberSpec, 'min' | 'max'>) {
  const atLeast = z.number().min(spec.min);
  return spec.max >= Number.MAX_VALUE ? atLeast : atLeast.max(spec.max);
}

/** The params of a plug-in, each with its default. */
function paramsSchema(specs: ParamSpecs) {
  const entries = Object.entries(specs).map(([name, spec]) => {
    const schema =
      spec.kind === 'number'
        ? numberSchema(spec).default(spec.default)
        : z.enum(spec.options as [string, ...string[]]).default(spec.default);
    return [name, schema.describe(spec.help)];
  });
  return z.strictObject(Object.fromEntries(entries)).prefault({});
}

interface Plugin {
  readonly id: string;
  readonly params: ParamSpecs;
}

function choiceSchema(plugins: readonly Plugin[]) {
  const options = plugins.map(({ id, params }) =>
    z.strictObject({ id: z.literal(id), params: paramsSchema(params) }),
  );
  return z.discriminatedUnion('id', options as [(typeof options)[0], ...typeof options]);
}

const passOptions = passes.map(({ id, params }) =>
  z.strictObject({ id: z.literal(id), enabled: z.boolean().default(true), params: paramsSchema(params) }),
);

const weight = z.number().min(0);
const days = z.number().min(0);

/** Every number that some curve takes, with the widest bounds; the policy's own curve narrows it afterwards. */
const curveParamNames = [...new Set(curves.flatMap(({ params }) => Object.keys(params)))].sort();

export const categorySchema = z.strictObject({
  weight: weight.describe('What this category adds to importance, before the category weight.'),
  ttlDays: days.nullable().describe('Lifetime in days; null = never.'),
  protected: z.boolean().describe('No pass may touch it.'),
  curveParams: z
    .strictObject(Object.fromEntries(curveParamNames.map((name) => [name, z.number().optional()])))
    .optional()
    .describe("Replace those params of the policy's curve for this category."),
  maxIdleDays: days
    .nullable()
    .optional()
    .describe("Own LRU limit in days; absent = the pass's, null = never."),
  exemptFrom: z
    .array(z.enum(passes.map(({ id }) => id) as [string, ...string[]]))
    .optional()
    .describe('Passes that do not judge this category.'),
});

/** Version 1 of the policy file; unknown keys are errors. */
export const policySchema = z.strictObject({
  lethe: z.literal('policy'),
  version: z.literal(1),
  name: z.string(),
  curve: choiceSchema(curves),
  readEffect: choiceSchema(readEffects).prefault({ id: standardReadEffectId } as never),
  anchor: z
    .enum(anchorIds)
    .optional()
    .describe('What decay counts from while nobody reads a memory; absent = created.'),
  modifiers: z
    .array(choiceSchema(modifiers))
    .optional()
    .describe('Steps between the curve and the strength, in the order in which they run; absent = none.'),
  importance: z.strictObject({
    weights: z.strictObject({
      recency: weight,
      frequency: weight,
      category: weight,
      alignment: weight.default(0),
    }),
    frequencyCap: z.number().min(1),
  }),
  categories: z.record(z.string(), categorySchema),
  defaultCategory: categorySchema.prefault(standardDefaultCategory as never),
  passes: z.array(
    z.discriminatedUnion('id', passOptions as [(typeof passOptions)[0], ...typeof passOptions]),
  ),
  removal: z
    .strictObject({
      action: z.enum(['archive', 'delete', 'tombstone']),
      compactAfterDays: z.number().min(0).max(36_525).exactOptional(),
    })
    .prefault({ action: 'archive' }),
});

/** The published JSON Schema of a policy file, as a person writes it (defaults may be left out). */
export function policyJsonSchema(): object {
  return {
    title: 'Lethe policy, version 1',
    ...z.toJSONSchema(policySchema, { io: 'input', target: 'draft-2020-12' }),
  };
}
