import { copyText } from '../../ui/browser/clipboard.ts';

/** How long the button says that it has copied. */
const SHOWN_MS = 2000;

/** Buttons with `data-copy` put that text on the clipboard and say so for a moment. */
document.addEventListener('click', async (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
  if (!(button instanceof HTMLElement) || !button.dataset.copy) return;
  const label = [...button.childNodes];
  const copied = await copyText(button.dataset.copy);
  if (!copied || button.hasAttribute('data-copied')) return;
  button.dataset.copied = '';
  button.textContent = 'Copied';
  setTimeout(() => {
    delete button.dataset.copied;
    button.replaceChildren(...label);
  }, SHOWN_MS);
});
