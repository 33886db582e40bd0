import { copyText } from '../../../ui/browser/clipboard.ts';

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

/** A copy button copies the code that is shown below it. */
async function copy({ target }: Event): Promise<void> {
  const button =
    target instanceof Element ? target.closest('figure:has([data-language]) button') : null;
  const samples = button?.closest('figure')?.querySelectorAll<HTMLElement>('[data-language]') ?? [];
  const shown = [...samples].find((one) => getComputedStyle(one).visibility === 'visible');
  const status = button?.parentElement?.querySelector('[role="status"]');
  if (!shown || !status) return;
  // Emptied before, so that the same words are said again.
  status.textContent = '';
  const isCopied = await copyText((shown.textContent ?? '').trimEnd());
  status.textContent = isCopied ? 'Copied' : 'Could not be copied';
}

/** What the reference's pages do with a script; without one they are whole. */
export function startReference(): void {
  document.addEventListener('change', remember);
  document.addEventListener('click', copy);
  window.addEventListener('pageshow', recall);
}
