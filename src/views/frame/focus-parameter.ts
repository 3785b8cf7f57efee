const mostFrames = 30;

/** Puts the focus into the number box of a parameter as soon as the panel that holds it is there. */
export function focusParameter(path: string, framesLeft = mostFrames): void {
  const box = document.querySelector<HTMLInputElement>(
    `[data-anchor="${CSS.escape(path)}"] input[type="text"]`,
  );
  if (box) {
    box.scrollIntoView({ block: 'center' });
    box.focus();
    box.select();
  } else if (framesLeft > 0) requestAnimationFrame(() => focusParameter(path, framesLeft - 1));
}
