import { defaultParams } from '../engine/contracts/params.ts';
import type { CategoryRule, ImportanceTerm, PassChoice, Policy } from '../engine/policy.ts';
import { parsePolicy, serialisePolicy } from '../persistence/policy-codec.ts';
import type { Actions } from './app-state.ts';
import { keepWeightSum, listParameters, withParameter } from './policy-parameters.ts';
import { type SliceContext, stateOf } from './store-parts.ts';

type PolicyActions = Pick<
  Actions,
  | 'setParameter'
  | 'resetParameter'
  | 'resetPolicy'
  | 'setCurve'
  | 'setReadEffect'
  | 'setPassEnabled'
  | 'movePass'
  | 'addPass'
  | 'removePass'
  | 'setCategory'
  | 'addCategory'
  | 'removeCategory'
  | 'setKeepsWeightSum'
  | 'loadPreset'
  | 'importPolicy'
  | 'exportPolicy'
>;

/** Everything that changes the policy; each change remembers what it moved from, for the effect line. */
export function createPolicyActions(context: SliceContext): PolicyActions {
  const { get, parts } = context;
  const { plugins } = parts;
  const policy = () => get().inputs.policy;
  const change = createChanger(context);
  const preset = () => plugins.findPreset(get().inputs.presetId)?.policy ?? policy();
  const parameter = (path: string) => listParameters(policy(), preset()).find((one) => one.path === path);
  const withPasses = (passes: readonly PassChoice[]): Policy => ({ ...policy(), passes });

  const setParameter: Actions['setParameter'] = (path, value) => {
    const was = parameter(path);
    if (!was || was.value === value) return;
    const moved = withParameter(policy(), path, value);
    const term = path.startsWith('importance.weights.') ? (path.split('.')[2] as ImportanceTerm) : null;
    const next = term && get().inputs.keepsWeightSum ? keepWeightSum(moved, term) : moved;
    change(next, path, String(was.value), String(value));
  };

  return {
    setParameter,
    resetParameter: (path) => {
      const was = parameter(path);
      if (was) setParameter(path, was.presetValue);
    },
    resetPolicy: () => change(preset(), 'policy', 'modified', preset().name),
    setCurve: (curveId) => {
      const curve = plugins.findCurve(curveId);
      if (!curve || curveId === policy().curve.id) return;
      const withoutOwn = <R extends CategoryRule>({ curveParams, ...row }: R) => row as unknown as R;
      const next = {
        ...policy(),
        curve: {
          id: curveId,
          params: { ...defaultParams(curve.params), ...sharedTime(policy(), curve.timeParam) },
        },
        categories: policy().categories.map(withoutOwn),
        defaultCategory: withoutOwn(policy().defaultCategory),
      };
      change(next, 'curve', policy().curve.id, curveId);
    },
    setReadEffect: (effectId) => {
      const effect = plugins.findReadEffect(effectId);
      if (!effect || effectId === policy().readEffect.id) return;
      const next = { ...policy(), readEffect: { id: effectId, params: defaultParams(effect.params) } };
      change(next, 'readEffect', policy().readEffect.id, effectId);
    },
    setPassEnabled: (index, enabled) => {
      const passes = policy().passes.map((pass, i) => (i === index ? { ...pass, enabled } : pass));
      change(withPasses(passes), `passes.${index}`, enabled ? 'off' : 'on', enabled ? 'on' : 'off');
    },
    movePass: (from, to) => {
      const passes = [...policy().passes];
      const [moved] = passes.splice(from, 1);
      if (!moved || to < 0 || to > passes.length || from === to) return;
      passes.splice(to, 0, moved);
      change(withPasses(passes), `passes.${to}`, `place ${from + 1}`, `place ${to + 1}`);
    },
    addPass: (passId) => {
      const pass = plugins.findPass(passId);
      if (!pass) return;
      const params = defaultParams(pass.params);
      const unit = pass.params.unit;
      if (unit?.kind === 'choice') {
        const used = policy().passes.filter(({ id }) => id === passId);
        const free = unit.options.find((option) => used.every((other) => other.params.unit !== option));
        if (free === undefined) return;
        params.unit = free;
      } else if (policy().passes.some(({ id }) => id === passId)) return;
      const passes = [...policy().passes, { id: passId, enabled: true, params }];
      change(withPasses(passes), `passes.${passes.length - 1}`, 'absent', 'added');
    },
    removePass: (index) =>
      change(withPasses(policy().passes.filter((_, i) => i !== index)), 'passes', 'listed', 'removed'),
    ...createCategoryActions(context, change),
    setKeepsWeightSum: (keepsWeightSum) => {
      context.changeInputs({ keepsWeightSum });
    },
    loadPreset: (presetId) => {
      const chosen = plugins.findPreset(presetId);
      if (!chosen) return;
      context.changeInputs({ presetId, policy: chosen.policy });
      context.set({ lastMove: null });
    },
    importPolicy: (fileName, text) => {
      try {
        const read = parsePolicy(text);
        change(read, 'policy', policy().name, read.name);
        get().actions.notify({ kind: 'done', title: `${fileName} is the policy now.`, detail: read.name });
      } catch (error) {
        get().actions.notify({
          kind: 'error',
          title: `${fileName} was not loaded.`,
          detail: `${(error as Error).message} The current policy is unchanged.`,
        });
      }
    },
    exportPolicy: () => serialisePolicy(policy()),
  };
}

type Change = (next: Policy, path: string, from: string, to: string) => void;

/** Sets the policy and remembers the state at the start of the gesture. */
function createChanger({ get, set, changeInputs }: SliceContext): Change {
  return (next, path, from, to) => {
    const { inputs, lastMove } = get();
    const before = stateOf(inputs);
    const isContinued = changeInputs({ policy: next }, path);
    set({
      lastMove: isContinued && lastMove?.path === path ? { ...lastMove, to } : { path, from, to, before },
    });
  };
}

function createCategoryActions(
  { get }: SliceContext,
  change: Change,
): Pick<Actions, 'setCategory' | 'addCategory' | 'removeCategory'> {
  const policy = () => get().inputs.policy;
  const clean = <R extends CategoryRule>(row: R): R =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as unknown as R;
  return {
    setCategory: (name, part) => {
      const field = Object.keys(part)[0] ?? '';
      const from =
        name === null ? policy().defaultCategory : policy().categories.find((row) => row.name === name);
      if (!from) return;
      const row = clean({ ...from, ...part });
      const next =
        name === null
          ? { ...policy(), defaultCategory: row }
          : {
              ...policy(),
              categories: policy().categories.map((other) =>
                other.name === name ? { ...row, name } : other,
              ),
            };
      const say = (rule: object) => JSON.stringify(Reflect.get(rule, field) ?? null);
      change(next, `categories.${name ?? ''}.${field}`, say(from), say(row));
    },
    addCategory: (name) => {
      if (policy().categories.some((row) => row.name === name)) return;
      const row = { ...policy().defaultCategory, name };
      change(
        { ...policy(), categories: [...policy().categories, row] },
        `categories.${name}`,
        'default',
        'own row',
      );
    },
    removeCategory: (name) => {
      const categories = policy().categories.filter((row) => row.name !== name);
      change({ ...policy(), categories }, 'categories', name, 'default');
    },
  };
}

/** A new curve keeps the time constant where it is called the same. */
function sharedTime(policy: Policy, timeParam: string): Record<string, number | string> {
  const value = policy.curve.params[timeParam];
  return value === undefined ? {} : { [timeParam]: value };
}
