import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import { NumberBoxInput, NumberProblem } from './NumberBox.tsx';
import styles from './parameter-slider.module.css';
import { RangeTrack } from './RangeTrack.tsx';
import { nudge, type SliderScale } from './slider-scale.ts';
import { useNumberDraft } from './use-number-draft.ts';

export interface ParameterSliderProps {
  readonly label: string;
  /** Says which one it is in `data-anchor`, for those who lead there. */
  readonly anchor?: string;
  /** What it is for: the tooltip of the name. */
  readonly help?: string;
  /** After the number; a control where the unit can be chosen. */
  readonly unit?: ReactNode;
  /** The unit as a word, read out with the name. */
  readonly unitLabel?: string;
  readonly value: number;
  readonly preset: number;
  /** Bounds of the number box; the track covers those of `track`. */
  readonly min: number;
  readonly max: number;
  readonly track: SliderScale;
  /** "30 d", "1 min": sentences, the thumb's text, the ends of the track. */
  readonly format: (value: number) => string;
  readonly formatEnd: (value: number) => string;
  /** The number alone, as the box shows it. */
  readonly formatBox: (value: number) => string;
  readonly onChange: (value: number) => void;
  readonly onChangeEnd?: () => void;
  readonly onReset: () => void;
  /** Before the name: a grip and a marker. */
  readonly before?: ReactNode;
  /** After the reset button: a switch. */
  readonly after?: ReactNode;
  /** What the last move did, on the row that was moved. */
  readonly effect?: ReactNode;
}

/** Name, number box, reset; a track with its ends; what the last move did, or why a text was refused. */
export function ParameterSlider(props: ParameterSliderProps) {
  const { label, value, preset, track, format } = props;
  const isMoved = value !== preset;
  const unitLabel = props.unitLabel ?? (typeof props.unit === 'string' ? props.unit : '');
  const draft = useNumberDraft(
    {
      label,
      value,
      min: props.min,
      max: props.max,
      isWhole: track.isWhole,
      format,
      formatBox: props.formatBox,
    },
    {
      onChange: props.onChange,
      onChangeEnd: props.onChangeEnd,
      onNudge: (direction, factor) =>
        props.onChange(nudge(value, direction, factor, { ...track, min: props.min, max: props.max })),
    },
  );

  return (
    <div className={`${styles.row} ${isMoved ? styles.moved : ''}`} data-anchor={props.anchor}>
      <div className={`${styles.line} ${props.after ? styles.withAfter : ''}`}>
        {props.before}
        <label className={styles.name} htmlFor={draft.id} title={props.help}>
          <span className="clip">{label}</span>
        </label>
        <span className={styles.box}>
          <NumberBoxInput
            draft={draft}
            label={unitLabel ? `${label}, ${unitLabel}` : label}
            unit={props.unit}
          />
          <IconButton
            icon="reset"
            isSmall
            label={`Reset ${label} to ${format(preset)}`}
            disabled={!isMoved && draft.problem === null}
            onClick={() => {
              draft.clear();
              props.onReset();
            }}
          />
        </span>
        {props.after ? <span className={styles.after}>{props.after}</span> : null}
      </div>
      <div className={styles.track}>
        <span>{props.formatEnd(track.min)}</span>
        <RangeTrack
          label={label}
          scale={track}
          value={value}
          preset={preset}
          format={format}
          onChange={props.onChange}
          onChangeEnd={props.onChangeEnd}
        />
        <span>{props.formatEnd(track.max)}</span>
      </div>
      <NumberProblem draft={draft} />
      {props.effect && draft.problem === null ? <p className={styles.effect}>{props.effect}</p> : null}
    </div>
  );
}
