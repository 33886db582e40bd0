/** Opens the search; where its parts do not come, the page of that name does as well. */
export function open(): void {
  void import('./dialog.ts').then(
    ({ openSearch }) => openSearch(),
    () => window.location.assign('/search'),
  );
}

/** Whether a key is meant for what has the focus, and not for the page. */
const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.localName));

/** A link to the search opens it on the page, unless the visitor wants it in a place of its own. */
document.addEventListener(
  'click',
  (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest('a[href="/search"]');
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    open();
  },
  { capture: true },
);

for (const link of document.querySelectorAll('header a[href="/search"]')) {
  link.setAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
}

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event);
  const isShortcut = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
  if (event.defaultPrevented || !(isSlash || isShortcut)) return;
  event.preventDefault();
  open();
});
