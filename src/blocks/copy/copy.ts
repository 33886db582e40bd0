import { copyText } from '#ui/browser/clipboard.ts';
import { t } from '#words/words.ts';

/** How long a button shows the result, in milliseconds. */
const SHOWN_MS = 2000;

async function fetched(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}

/** The code that a figure shows: of several languages, the visible one. */
function shownIn(figure: Element | null): string | undefined {
  const codes = [...(figure?.querySelectorAll('pre') ?? [])];
  return codes
    .find((code) => getComputedStyle(code).visibility === 'visible')
    ?.textContent.trimEnd();
}

/**
 * The text that a button copies: its own text, a file, the code of its figure, or the page's
 * canonical URL.
 */
function textToCopy(button: HTMLElement): string | Promise<string> | undefined {
  const { copy, copyFile, copyShown } = button.dataset;
  if (copy) return copy;
  if (copyFile) return fetched(copyFile);
  if (copyShown !== undefined) return shownIn(button.closest('figure'));
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
}

const BUTTONS = '[data-copy], [data-copy-file], [data-copy-shown], [data-copy-address]';

/**
 * Handles clicks on buttons with one of these attributes: copies the text and shows the result for
 * a moment. The accessible name does not change meanwhile; screen readers hear the result once,
 * from the nearest `CopyStatus`.
 */
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;
  const text = button && textToCopy(button);
  if (!button || !text) return;
  const copied = await copyText(text);
  if (button.hasAttribute('data-copied')) return;
  const label = [...button.childNodes];
  button.dataset.copied = '';
  button.ariaLabel = button.textContent;
  button.textContent = copied ? t('ui.copied') : t('copy.failed');
  const status =
    button.parentElement?.querySelector('[data-copy-status]') ??
    document.querySelector('[data-copy-status]');
  if (status) status.textContent = button.textContent;
  setTimeout(() => {
    delete button.dataset.copied;
    button.ariaLabel = null;
    button.replaceChildren(...label);
    if (status) status.textContent = '';
  }, SHOWN_MS);
});
