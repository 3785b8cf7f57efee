import { useMemo } from 'react';
import { useAppStore } from '../../store/store-context.tsx';

/** Names of categories to choose from: the policy's, then those that only the store has. */
export function useCategories(): readonly string[] {
  const rules = useAppStore((state) => state.inputs.policy.categories);
  const found = useAppStore((state) => state.evaluation?.categories);
  return useMemo(
    () => [...new Set([...rules, ...(found ?? [])].map(({ name }) => name))].filter((name) => name !== ''),
    [rules, found],
  );
}
