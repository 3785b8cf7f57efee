import { useMemo } from 'react';
import type { PlottedCurve } from '../../charts/threshold-crossings-data.ts';
import { findCurve } from '../../curves/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { nameCurve } from './curve-name.ts';

/** The policy's own curve (slot 1) and those compared with it. */
export function usePlottedCurves(): readonly PlottedCurve[] {
  const choice = useAppStore((state) => state.inputs.policy.curve);
  const compared = useAppStore((state) => state.inputs.curves);
  return useMemo(() => {
    const own = findCurve(choice.id);
    const isMixed = compared.some((entry) => entry.curveId !== choice.id);
    const list: PlottedCurve[] = own
      ? [{ slot: 1, name: nameCurve(own, choice.params, isMixed), curve: own, params: choice.params }]
      : [];
    for (const { slot, name, curveId, params } of compared) {
      const curve = findCurve(curveId);
      if (curve) list.push({ slot, name: name || nameCurve(curve, params, isMixed), curve, params });
    }
    return list;
  }, [choice, compared]);
}

/** The curve that the pinned state had. */
export function useBaselineCurve(): PlottedCurve | null {
  const choice = useAppStore((state) => state.inputs.baseline?.policy.curve ?? null);
  return useMemo(() => {
    const curve = choice && findCurve(choice.id);
    return choice && curve ? { slot: 0, name: 'baseline', curve, params: choice.params } : null;
  }, [choice]);
}
