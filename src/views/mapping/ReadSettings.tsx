import type { ReadOptions } from '../../engine/contracts/importer.ts';
import type { ImportPreview } from '../../engine/import/import-preview.ts';
import { importers } from '../../importers/registry.ts';
import { type Choice, ChoiceBox } from '../../ui/ChoiceBox.tsx';
import styles from './mapping.module.css';
import { type Setting, settingsOf } from './read-settings.ts';

export interface ReadSettingsProps {
  readonly preview: ImportPreview;
  readonly options: ReadOptions;
  readonly onChange: (options: ReadOptions) => void;
}

const judge = '';

/** Everything that is judged by the file, each of it to be said otherwise. */
export function ReadSettings({ preview, options, onChange }: ReadSettingsProps) {
  const formats = importers.map(({ id, label }) => ({ value: id, label }));
  return (
    <fieldset className={styles.settings}>
      <legend className="visually-hidden">How the file is written</legend>
      {settingsOf(preview, options, formats).map((setting) => (
        <SettingBox key={setting.label} setting={setting} onChange={onChange} />
      ))}
    </fieldset>
  );
}

function SettingBox({
  setting,
  onChange,
}: {
  readonly setting: Setting;
  readonly onChange: (options: ReadOptions) => void;
}) {
  const { label, found, said, choices, note, isGuess } = setting;
  const origin = isGuess ? 'guess' : 'found';
  const first: Choice = {
    value: judge,
    label: said === undefined ? `${found} (${origin})` : 'Judge by the file',
  };
  // A value that the file was opened with and that the list lacks must not look like another one.
  const isOther = said !== undefined && choices.every(({ value }) => value !== said);
  const all = [first, ...choices, ...(isOther ? [{ value: said, label: said }] : [])];
  return (
    <div className={styles.setting}>
      <span aria-hidden="true">{label}</span>
      <ChoiceBox
        label={label}
        choices={all}
        value={said ?? judge}
        onChange={(value) => onChange(setting.change(value === judge ? undefined : value))}
      />
      {note ? <p>{note}</p> : null}
    </div>
  );
}
