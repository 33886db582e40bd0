/** Attribute that the build puts on sections that begin below the first screen, whose layout is deferred. */
export const DEFERRED = 'data-below';

/** Attribute on the root element that ends all deferral (`src/styles/base.css`). */
export const LAID_OUT = 'data-laid-out';

/** Lays out the whole page, to be called before scrolling to a place on it. */
export function layOutAll(): void {
  document.documentElement.setAttribute(LAID_OUT, '');
}

/**
 * Inline script in the head: a reload, a step in the history and a fragment show a place further
 * down, for which everything above must have its final height.
 */
export const LAY_OUT_FOR_PLACE = `{const[n]=performance.getEntriesByType("navigation");if(location.hash||n&&n.type!=="navigate")document.documentElement.setAttribute("${LAID_OUT}","")}`;
