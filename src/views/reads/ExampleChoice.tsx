import { useAppStore } from '../../store/store-context.tsx';
import { ChoiceBox } from '../../ui/ChoiceBox.tsx';
import { findExample, readExamples } from './read-examples.ts';
import styles from './reads.module.css';

const own = { value: '', label: 'Example: your own reads' };

/** Sets of reads to begin with. */
export function ExampleChoice() {
  const pins = useAppStore((state) => state.inputs.readPins);
  const actions = useAppStore((state) => state.actions);
  const current = findExample(pins);
  const choices = readExamples.map(({ id, label }) => ({
    value: id,
    label: `Example: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  }));
  return (
    <span className={styles.example}>
      <ChoiceBox
        label="Example"
        choices={current ? choices : [own, ...choices]}
        value={current?.id ?? ''}
        onChange={(id) => {
          const example = readExamples.find((candidate) => candidate.id === id);
          if (!example) return;
          actions.endGesture();
          actions.setReadPins(example.days);
          actions.endGesture();
        }}
      />
    </span>
  );
}
