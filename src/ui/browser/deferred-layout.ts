/** Attribute that the build puts on sections that begin below the first screen, whose layout is deferred. */
export const DEFERRED = 'data-below';

/** Attribute on the root element that ends all deferral (`src/styles/base.css`). */
export const LAID_OUT = 'data-laid-out';

/** Lays out the whole page, to be called before scrolling to a place on it. */
export function layOutAll(): void {
  document.documentElement.setAttribute(LAID_OUT, '');
}

/**
 * Ends the deferral of the first section that has it, or else of the rest, and says whether any is
 * left. Chromium's accessibility tree has what is hidden in deferred sections, because their styles
 * are not computed, so they are laid out one after the other once the page is idle.
 */
export function layOutNext(): boolean {
  const section = document.querySelector(`[${DEFERRED}]`);
  if (section) section.removeAttribute(DEFERRED);
  else layOutAll();
  // Forces layout in this idle task; in the next frame painting would add to it.
  document.body.getBoundingClientRect();
  return section !== null;
}

/**
 * Inline script in the head: a reload, a step in the history and a fragment show a place further
 * down, for which everything above must have its final height.
 */
export const LAY_OUT_FOR_PLACE = `{const[n]=performance.getEntriesByType("navigation");if(location.hash||n&&n.type!=="navigate")document.documentElement.setAttribute("${LAID_OUT}","")}`;
