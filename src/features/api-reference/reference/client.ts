import { copyText } from '../../../ui/browser/clipboard.ts';

const KEY = 'api_language';

const choices = () => document.querySelectorAll<HTMLInputElement>('input[name="language"]');

/**
 * Chooses the language of the last visit, before the page is drawn; a browser that refuses storage
 * keeps the first. The page that a visit begins with does it by itself (src/pages/api/[resource].astro).
 */
function recall(): void {
  try {
    const chosen = localStorage.getItem(KEY);
    for (const one of choices()) if (one.value === chosen) one.checked = true;
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}

function remember({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'language') return;
  try {
    localStorage.setItem(KEY, target.value);
  } catch {
    // As above.
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

/** What the reference's pages do with a script; without one they are whole. Runs once for a visit. */
export function startReference(): void {
  document.addEventListener('astro:after-swap', recall);
  document.addEventListener('change', remember);
  document.addEventListener('click', copy);
}
