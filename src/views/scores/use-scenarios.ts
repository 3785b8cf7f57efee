import { useEffect, useMemo, useState } from 'react';
import { type Scenario, scoreScenarios } from '../../charts/scenario-scores-data.ts';
import { findCurve } from '../../curves/registry.ts';
import type { RowView } from '../../engine/evaluation.ts';
import { findModifier } from '../../modifiers/registry.ts';
import { findPass, passes } from '../../passes/registry.ts';
import { findReadEffect } from '../../read-effects/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';

const plugins = { findCurve, findReadEffect, findModifier, findPass, passes };

function isScenario(value: unknown): value is Scenario {
  const found = value as Partial<Scenario> | null;
  return (
    typeof found?.label === 'string' && typeof found.category === 'string' && typeof found.idle === 'number'
  );
}

/** The notebook's scenarios under the current policy while its sample is open; else none. */
export function useScenarios(): readonly RowView[] {
  const isSample = useAppStore((state) => state.dataset?.isSample ?? false);
  const policy = useAppStore((state) => state.inputs.policy);
  const asOfMs = useAppStore((state) => state.inputs.asOfMs);
  const [scenarios, setScenarios] = useState<readonly Scenario[]>([]);
  useEffect(() => {
    if (!isSample) return;
    let isGone = false;
    // Without the file (offline) the view simply lacks its second table.
    fetch('./samples/scenarios.json')
      .then((response) => (response.ok ? response.json() : { scenarios: [] }))
      .then(({ scenarios: found }: { scenarios: readonly unknown[] }) => {
        if (!isGone) setScenarios(found.filter(isScenario));
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isSample]);
  return useMemo(
    () => (isSample ? scoreScenarios(scenarios, policy, plugins, asOfMs) : []),
    [isSample, scenarios, policy, asOfMs],
  );
}
