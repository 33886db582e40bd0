const KEY = 'api_language';

/** For the next page, which chooses it before it is drawn (src/pages/api/[resource].astro). */
function remember({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'language') return;
  try {
    localStorage.setItem(KEY, target.value);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}

/** Chooses what was chosen on a later page, when the browser shows this one again. */
function recall({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  try {
    const chosen = localStorage.getItem(KEY);
    for (const one of document.querySelectorAll<HTMLInputElement>('input[name="language"]')) {
      if (one.value === chosen) one.checked = true;
    }
  } catch {
    // Storage is blocked: each page has its own choice.
  }
}

/** What the reference's pages do with a script; without one they are whole. */
export function startReference(): void {
  document.addEventListener('change', remember);
  window.addEventListener('pageshow', recall);
}
