interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: HTMLElement;
}

/** Where a pointer is in the element that it is over, in the element's own px: a magnified chart is drawn in those. */
export function placeInElement({ clientX, clientY, currentTarget }: Pointed): {
  readonly x: number;
  readonly y: number;
} {
  const box = currentTarget.getBoundingClientRect();
  const zoom = currentTarget.currentCSSZoom || 1;
  return { x: (clientX - box.left) / zoom, y: (clientY - box.top) / zoom };
}
