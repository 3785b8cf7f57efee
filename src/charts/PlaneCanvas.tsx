import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { type DensityCell, prepareDensity } from './density-data.ts';
import type { IdleImportance, IdleImportanceInput, PlanePoint } from './idle-importance-data.ts';
import { markerParts } from './marker-path.ts';
import styles from './plot.module.css';
import { createColourResolver } from './resolve-colour.ts';

export interface PlaneCanvasProps {
  readonly plane: IdleImportance;
  readonly density: IdleImportanceInput['density'];
  readonly markOf: IdleImportanceInput['markOf'];
  readonly width: number;
  readonly height: number;
}

/** What is too much for one element each: markers to 2,000, cells above. */
export function PlaneCanvas({ plane, density, markOf, width, height }: PlaneCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const scheme = useComputedColorScheme('light');
  const cells = useMemo(
    () => (density ? prepareDensity(density, plane.idle, plane.importance, markOf) : null),
    [density, plane.idle, plane.importance, markOf],
  );
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const ratio = window.devicePixelRatio || 1;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    context.scale(ratio, ratio);
    const resolve = createColourResolver(canvas, scheme);
    if (cells) drawCells(context, cells, resolve);
    else drawMarkers(context, plane.points, resolve);
  }, [cells, plane.points, width, height, scheme]);
  return <canvas ref={ref} className={styles.canvas} />;
}

type Resolve = (colour: string) => string;

function drawCells(context: CanvasRenderingContext2D, cells: readonly DensityCell[], resolve: Resolve): void {
  let colour = '';
  for (const cell of cells) {
    context.globalAlpha = cell.opacity;
    // Neighbours mostly have one verdict; setting a colour makes the canvas read its name again.
    if (cell.colour !== colour) context.fillStyle = resolve(cell.colour);
    colour = cell.colour;
    context.fillRect(cell.x, cell.y, cell.width, cell.height);
  }
  context.globalAlpha = 1;
}

function drawMarkers(
  context: CanvasRenderingContext2D,
  points: readonly PlanePoint[],
  resolve: Resolve,
): void {
  const paths = new Map<
    string,
    { path: Path2D; isFilled: boolean; width: number; dash: readonly number[] }[]
  >();
  context.globalAlpha = 0.85;
  for (const { x, y, mark } of points) {
    let parts = paths.get(mark.shape);
    if (!parts) {
      parts = markerParts(mark.shape, 4).map((part) => ({
        path: new Path2D(part.d),
        isFilled: part.isFilled,
        width: part.strokeWidth,
        dash: part.dash,
      }));
      paths.set(mark.shape, parts);
    }
    const colour = resolve(mark.colour);
    context.translate(x, y);
    for (const part of parts) {
      if (part.isFilled) {
        context.fillStyle = colour;
        context.fill(part.path);
      } else {
        context.strokeStyle = colour;
        context.lineWidth = part.width;
        context.setLineDash([...part.dash]);
        context.stroke(part.path);
      }
    }
    context.translate(-x, -y);
  }
  context.globalAlpha = 1;
}
