import { goTo } from '#ui/browser/go-to.ts';
import { isTyping } from '#ui/browser/keys.ts';

/** Opens the search; where its parts do not come, the page of that name does as well. */
export function open(): void {
  void import('./dialog.ts').then(
    ({ openSearch }) => openSearch(),
    () => goTo(import.meta.env.SEARCH_PAGE),
  );
}

/** A link to the search opens it on the page, unless the visitor wants it in a place of its own. */
document.addEventListener(
  'click',
  (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link =
      target instanceof Element && target.closest(`a[href="${import.meta.env.SEARCH_PAGE}"]`);
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    open();
  },
  { capture: true },
);

// On a Mac, Ctrl+K is the system's: it takes away the rest of a line.
const isMac = navigator.userAgent.includes('Mac OS X');

for (const link of document.querySelectorAll(`header a[href="${import.meta.env.SEARCH_PAGE}"]`)) {
  link.setAttribute('aria-keyshortcuts', isMac ? 'Meta+K' : 'Control+K');
}

document.addEventListener('keydown', (event) => {
  const { code, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const [wanted, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // By its place on the keyboard: in Greek or Cyrillic it has another letter.
  const isShortcut = code === 'KeyK' && wanted && !other && !shiftKey && !altKey;
  if (!isShortcut || defaultPrevented || isTyping(event)) return;
  event.preventDefault();
  open();
});
