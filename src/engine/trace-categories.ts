import type { TraceCategory } from './contracts/eviction-pass.ts';
import type { MemoryTable } from './memory-table.ts';
import type { CategoryRule, Policy } from './policy.ts';

/** A category of the table with the policy's row that holds for it. */
export interface CategoryOfCode {
  readonly name: string;
  readonly rule: CategoryRule;
  readonly isDefault: boolean;
}

/** By category code: the policy's own row, else its default. */
export function rulesByCode(table: MemoryTable, policy: Policy): CategoryOfCode[] {
  const named = new Map(policy.categories.map((category) => [category.name, category]));
  return table.category.names.map((name) => ({
    name,
    rule: named.get(name) ?? policy.defaultCategory,
    isDefault: !named.has(name),
  }));
}

export function traceCategory({ name, rule, isDefault }: CategoryOfCode): TraceCategory {
  return {
    name,
    weight: rule.weight,
    ttlDays: rule.ttlDays ?? Number.POSITIVE_INFINITY,
    isProtected: rule.protected,
    maxIdleDays: rule.maxIdleDays === null ? Number.POSITIVE_INFINITY : rule.maxIdleDays,
    exemptFrom: rule.exemptFrom ?? [],
    isDefault,
  };
}

/** 1 = the row's own or its category's protection. */
export function protectedRows(table: MemoryTable, categories: readonly TraceCategory[]): Uint8Array {
  const byCode = Uint8Array.from(categories, (category) => Number(category.isProtected));
  const { codes } = table.category;
  const out = table.isProtected.slice();
  for (let row = 0; row < out.length; row += 1) out[row] = out[row]! | byCode[codes[row]!]!;
  return out;
}
