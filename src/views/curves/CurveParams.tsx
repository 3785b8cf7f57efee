import { curves } from '../../curves/registry.ts';
import type { DecayCurve } from '../../engine/contracts/decay-curve.ts';
import type { NumberSpec, ParamValues } from '../../engine/contracts/params.ts';
import { ChoiceBox } from '../../ui/ChoiceBox.tsx';
import { formatGiven } from '../../ui/format-number.ts';
import { NumberBox } from '../../ui/NumberBox.tsx';
import styles from './curves.module.css';

export interface CurveParamsProps {
  readonly curve: DecayCurve;
  readonly params: ParamValues;
  readonly name: string;
  readonly onCurve: (curveId: string) => void;
  readonly onParam: (param: string, value: number) => void;
  readonly onEnd?: () => void;
}

const choices = curves.map(({ id, label }) => ({ value: id, label }));

/** Which curve, and its numbers. */
export function CurveParams({ curve, params, name, onCurve, onParam, onEnd }: CurveParamsProps) {
  const numbers = Object.entries(curve.params).filter(
    (entry): entry is [string, NumberSpec] => entry[1].kind === 'number',
  );
  return (
    <span className={styles.params}>
      <ChoiceBox label={`Formula of ${name}`} choices={choices} value={curve.id} onChange={onCurve} />
      {numbers.map(([param, spec]) => (
        <span key={param} className={styles.param} title={spec.help}>
          {numbers.length > 1 && <span className="muted">{spec.label}</span>}
          <NumberBox
            label={`${spec.label} of ${name}`}
            unit={spec.unit}
            value={Number(params[param])}
            min={spec.min}
            max={spec.max}
            format={(value) => `${formatGiven(value)} ${spec.unit}`.trim()}
            formatBox={formatGiven}
            onChange={(value) => onParam(param, value)}
            onChangeEnd={onEnd}
          />
        </span>
      ))}
    </span>
  );
}
