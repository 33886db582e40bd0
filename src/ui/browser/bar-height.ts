/**
 * Measures each sticky bar, whose content may wrap, and passes its height to the style sheet, which
 * scrolls focused elements clear of it (`styles/base.css`).
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
