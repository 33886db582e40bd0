/** Aborted when the page gives way to another: ends what listens outside of it. */
export function pageSignal(): AbortSignal {
  const page = new AbortController();
  document.addEventListener('astro:before-swap', () => page.abort(), { once: true });
  return page.signal;
}
