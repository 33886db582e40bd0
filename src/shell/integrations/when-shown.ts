declare global {
  interface Document {
    /** Whether the page is only made ready, for a visit that may never come. */
    readonly prerendering?: boolean;
  }
}

/** Runs at once, or as soon as a page that was made ready before is shown. */
export function whenShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
