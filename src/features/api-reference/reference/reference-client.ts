const KEY = 'api_language';

/**
 * Stores the chosen language; the next page reads it before its first paint
 * (src/pages/api/[resource].astro).
 */
function remember({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'language') return;
  try {
    localStorage.setItem(KEY, target.value);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
}

/**
 * Applies the choice stored by a later page when the browser restores this one from the
 * back/forward cache.
 */
function recall({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  try {
    const chosen = localStorage.getItem(KEY);
    for (const one of document.querySelectorAll<HTMLInputElement>('input[name="language"]')) {
      if (one.value === chosen) one.checked = true;
    }
  } catch {
    // Storage is blocked: each page keeps its own choice.
  }
}

/** Starts the script of the reference's pages, which work without it too. */
export function startReference(): void {
  document.addEventListener('change', remember);
  window.addEventListener('pageshow', recall);
}
