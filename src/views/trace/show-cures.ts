/** Scrolls what holds the section and nothing around it: the page stays where it is. */
function scrollInside(section: HTMLElement): void {
  let scroller = section.parentElement;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
  if (scroller && scroller !== document.documentElement) {
    const by = section.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTop += by - margin;
  }
}

const mostFrames = 90;

/** Opens the memory and leads to its cures as soon as they are on the page. */
export function showCures(row: number, select: (row: number) => void): void {
  select(row);
  const reveal = (framesLeft: number): void => {
    const section = document.getElementById('cures');
    // The heading alone is there at once; its list comes with the answer.
    if (section?.querySelector('li')) {
      scrollInside(section);
      section.focus({ preventScroll: true });
    } else if (framesLeft > 0) requestAnimationFrame(() => reveal(framesLeft - 1));
  };
  reveal(mostFrames);
}
