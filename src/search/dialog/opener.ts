import { goTo } from '#ui/browser/go-to.ts';
import { isTyping } from '#ui/browser/keys.ts';
import { isPlainClick } from '#ui/browser/plain-click.ts';

/** Opens the search dialog; if its modules fail to load, goes to the search page instead. */
export function open(): void {
  void import('./dialog.ts').then(
    ({ openSearch }) => openSearch(),
    () => goTo(import.meta.env.SEARCH_PAGE),
  );
}

/**
 * A plain click on a link to the search opens the dialog; with a modifier key it follows the link.
 */
document.addEventListener(
  'click',
  (event) => {
    const { target } = event;
    const link =
      target instanceof Element && target.closest(`a[href="${import.meta.env.SEARCH_PAGE}"]`);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    open();
  },
  { capture: true },
);

// On a Mac, Ctrl+K belongs to the system: it deletes to the end of the line.
const isMac = navigator.userAgent.includes('Mac OS X');

for (const link of document.querySelectorAll(`header a[href="${import.meta.env.SEARCH_PAGE}"]`)) {
  link.setAttribute('aria-keyshortcuts', isMac ? 'Meta+K' : 'Control+K');
}

document.addEventListener('keydown', (event) => {
  const { code, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const [wanted, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // Compared by key position (`code`), since Greek and Cyrillic layouts have another character
  // there.
  const isShortcut = code === 'KeyK' && wanted && !other && !shiftKey && !altKey;
  if (!isShortcut || defaultPrevented || isTyping(event)) return;
  event.preventDefault();
  open();
});
