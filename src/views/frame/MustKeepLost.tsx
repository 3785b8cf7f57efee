import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/format-number.ts';

/** How many of the memories that the person said must be kept are evicted; a click opens one after the other. */
export function MustKeepLost() {
  const labels = useAppStore((state) => state.inputs.labels);
  const lost = useAppStore((state) => state.evaluation?.counts.mustKeepLost ?? 0);
  const selectedRow = useAppStore((state) => state.inputs.selectedRow);
  const select = useAppStore((state) => state.actions.select);
  const rows = Object.keys(labels)
    .map(Number)
    .filter((row) => labels[row] === 'must-keep');
  if (rows.length === 0) return null;
  const next = rows.find((row) => row > (selectedRow ?? -1)) ?? rows[0]!;
  return (
    <Button
      look="quiet"
      title={`${formatCount(rows.length)} labelled “must keep”; opens the next of them`}
      onClick={() => select(next)}
    >
      must-keep lost: <b>{formatCount(lost)}</b>
    </Button>
  );
}
