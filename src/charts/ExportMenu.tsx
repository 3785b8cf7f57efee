import { Menu } from '@mantine/core';
import { memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/Button.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { collectSvg } from './collect-svg.ts';
import { rasteriseSvg } from './rasterise-svg.ts';

export interface ExportMenuProps {
  /** Name of the files, without an ending. */
  readonly name: string;
  /** What the picture says. */
  readonly title: string;
  readonly description?: string;
  /** The element that the drawings stand in. */
  readonly target: RefObject<Element | null>;
  /** On the button, where it says more than the formats. */
  readonly label?: string;
  readonly isDisabled?: boolean;
  /** Further files. */
  readonly more?: readonly { readonly label: string; readonly run: () => void }[];
  /** The numbers behind the picture. */
  readonly csv: { readonly label: string; readonly write: () => string };
  /** Draws what a narrow screen shows otherwise; told before and after. */
  readonly onDrawing?: (isDrawing: boolean) => void;
}

/** A chart as it stands on the screen: SVG, PNG, and its numbers. */
export function ExportMenu(props: ExportMenuProps) {
  const { csv, label = 'SVG, PNG, CSV', isDisabled = false, more = [] } = props;
  const [problem, setProblem] = useState('');
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const save = useCallback((choice: Choice) => {
    setProblem('');
    Promise.resolve()
      .then(() => saveAs(choice, latest.current))
      .catch((error: Error) => setProblem(`Not saved: ${error.message}`));
  }, []);
  return (
    <span data-print="off" data-presented="no">
      <FormatMenu
        label={label}
        isDisabled={isDisabled}
        csvLabel={csv.label}
        moreLabels={more.map((item) => item.label).join('\n')}
        onChoose={save}
      />
      <span role="status">{problem}</span>
    </span>
  );
}

/** A format, or the place of a further file. */
type Choice = 'svg' | 'png' | 'csv' | number;

async function saveAs(choice: Choice, props: ExportMenuProps): Promise<void> {
  const { name, csv, more = [] } = props;
  if (choice === 'svg') downloadFile(`${name}.svg`, drawSvg(props), 'image/svg+xml');
  else if (choice === 'png') downloadFile(`${name}.png`, await rasteriseSvg(drawSvg(props), 2));
  else if (choice === 'csv') downloadFile(`${name}.csv`, csv.write(), 'text/csv');
  else more[choice]?.run();
}

interface FormatMenuProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly csvLabel: string;
  /** A line each; none = empty. */
  readonly moreLabels: string;
  readonly onChoose: (choice: Choice) => void;
}

// A chart is drawn again at every move of a slider; its menu, which says the same as before, is not.
const FormatMenu = memo(function FormatMenu(props: FormatMenuProps) {
  const { label, isDisabled, csvLabel, moreLabels, onChoose } = props;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button look="quiet" icon="download" disabled={isDisabled} title="Save as SVG, PNG or CSV">
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChoose('svg')}>SVG, as shown</Menu.Item>
        <Menu.Item onClick={() => onChoose('png')}>PNG, twice the size</Menu.Item>
        <Menu.Item onClick={() => onChoose('csv')}>{csvLabel}</Menu.Item>
        {(moreLabels === '' ? [] : moreLabels.split('\n')).map((moreLabel, i) => (
          <Menu.Item key={moreLabel} onClick={() => onChoose(i)}>
            {moreLabel}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});

function drawSvg({ title, description, target, onDrawing }: ExportMenuProps): string {
  if (onDrawing) flushSync(() => onDrawing(true));
  try {
    if (!target.current) throw new Error('there is no picture.');
    return collectSvg(target.current, { title, description });
  } finally {
    if (onDrawing) flushSync(() => onDrawing(false));
  }
}
