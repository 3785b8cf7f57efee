import { sizeOfSvg } from './svg-document.ts';

/** A PNG of an SVG file at `scale` pixels per unit. */
export async function rasteriseSvg(svg: string, scale: number): Promise<Blob> {
  const { width, height } = sizeOfSvg(svg);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser wrote no picture.');
  return blob;
}
