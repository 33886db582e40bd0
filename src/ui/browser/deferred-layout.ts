/** The build puts it on sections that begin below a page's first screen; their layout is deferred. */
export const DEFERRED = 'data-below';

/** On the root element: nothing is deferred (`src/styles/base.css`). */
export const LAID_OUT = 'data-laid-out';

/** Lays out everything, before something on the page is scrolled to. */
export function layOutAll(): void {
  document.documentElement.setAttribute(LAID_OUT, '');
}

/**
 * Runs in the head. A reload, a step in the history and an anchor show a place further down, for
 * which everything above has to have its height.
 */
export const LAY_OUT_FOR_PLACE = `{const[n]=performance.getEntriesByType("navigation");if(location.hash||n&&n.type!=="navigate")document.documentElement.setAttribute("${LAID_OUT}","")}`;
