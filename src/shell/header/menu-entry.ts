import { MENU_ID } from './menu.ts';

/** The key in `history.state` that marks the entry of an open mobile menu. */
const MARK = 'menu';

/** Whether the current history entry is that of an open menu; a page chosen in the menu replaces it. */
export const isMenuEntry = (): boolean => history.state?.[MARK] === true;

/**
 * Gives the open mobile menu its own history entry, so that Back closes it and stays on the page;
 * returns the functions that enter it and leave it. Calls `step` when the visitor's own Back or
 * Forward enters or leaves that entry.
 */
export function menuEntry(step: (into: boolean) => void, isOpen: () => boolean) {
  /** A step back was requested here and has not happened yet; the menu may be open again by then. */
  let leaving = false;
  const enter = () => {
    if (!isMenuEntry()) history.pushState({ [MARK]: true }, '');
  };
  const leave = () => {
    if (!isMenuEntry() || leaving) return;
    leaving = true;
    history.back();
  };
  window.addEventListener('popstate', () => {
    const asked = leaving;
    leaving = false;
    if (!asked) step(isMenuEntry());
    else if (isOpen()) enter();
  });
  return { enter, leave };
}

/**
 * Turns the history entry of `#menu`, by which the burger opens the menu without a script, into the
 * menu's own entry. If the visitor arrived at that address, there is no page before it, and it
 * becomes the page's entry. Returns whether the address was `#menu`.
 */
export function adoptMenuAddress(): boolean {
  if (window.location.hash !== `#${MENU_ID}`) return false;
  const [document] = performance.getEntriesByType('navigation');
  const cameWithIt = document?.name.endsWith(`#${MENU_ID}`);
  const page = window.location.pathname + window.location.search;
  history.replaceState(cameWithIt ? null : { [MARK]: true }, '', page);
  return true;
}
