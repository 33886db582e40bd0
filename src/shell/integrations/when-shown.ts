declare global {
  interface Document {
    /** Whether the page is being prerendered, and may never be shown. */
    readonly prerendering?: boolean;
  }
}

/** Runs at once, or in a prerendered page as soon as it is shown. */
export function whenShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
