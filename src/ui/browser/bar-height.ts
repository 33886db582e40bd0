/**
 * Tells the style sheet how high the bars are that stay in view, whatever wraps in them: what comes
 * after one gets the focus below it (`styles/base.css`).
 */
export function measureBars(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      target.parentElement?.style.setProperty('--bar', `${target.offsetHeight}px`);
    }
  });
  for (const bar of document.querySelectorAll('[data-bar]')) sizes.observe(bar);
}
