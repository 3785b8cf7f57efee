import { Menu } from '@mantine/core';
import { type RefObject, useState } from 'react';
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
  const { name, csv, label = 'SVG, PNG, CSV', isDisabled = false, more = [] } = props;
  const [problem, setProblem] = useState('');
  const save = (what: () => void | Promise<void>): void => {
    setProblem('');
    Promise.resolve()
      .then(what)
      .catch((error: Error) => setProblem(`Not saved: ${error.message}`));
  };
  return (
    <span data-print="off" data-presented="no">
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button look="quiet" icon="download" disabled={isDisabled} title="Save as SVG, PNG or CSV">
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save(() => downloadFile(`${name}.svg`, drawSvg(props), 'image/svg+xml'))}>
            SVG, as shown
          </Menu.Item>
          <Menu.Item
            onClick={() =>
              save(async () => downloadFile(`${name}.png`, await rasteriseSvg(drawSvg(props), 2)))
            }
          >
            PNG, twice the size
          </Menu.Item>
          <Menu.Item onClick={() => save(() => downloadFile(`${name}.csv`, csv.write(), 'text/csv'))}>
            {csv.label}
          </Menu.Item>
          {more.map((item) => (
            <Menu.Item key={item.label} onClick={item.run}>
              {item.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <span role="status">{problem}</span>
    </span>
  );
}

function drawSvg({ title, description, target, onDrawing }: ExportMenuProps): string {
  if (onDrawing) flushSync(() => onDrawing(true));
  try {
    if (!target.current) throw new Error('there is no picture.');
    return collectSvg(target.current, { title, description });
  } finally {
    if (onDrawing) flushSync(() => onDrawing(false));
  }
}
