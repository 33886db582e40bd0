import { MENU_ID } from './menu.ts';

/** In `history.state`: the entry of an open mobile menu. */
const MARK = 'menu';

/** Whether the entry that is shown is that of an open menu: a page chosen there takes its place. */
export const isMenuEntry = (): boolean => history.state?.[MARK] === true;

/** What the open menu does to the history. */
export interface MenuEntry {
  enter(): void;
  leave(): void;
}

/**
 * Gives the open mobile menu an entry of its own in the history, so that Back closes it and stays
 * on the page. `step` is told when the visitor's own step leads into the entry or out of it.
 */
export function menuEntry(step: (into: boolean) => void, isOpen: () => boolean): MenuEntry {
  /** A step back was asked for here and is still to come; the menu may be open again by then. */
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
 * Makes the entry of `#menu`, by which the burger opens the menu without a script, the menu's own.
 * An address that the visitor came with has no page before it, and becomes the page's. Returns
 * whether there was one.
 */
export function adoptMenuAddress(): boolean {
  if (window.location.hash !== `#${MENU_ID}`) return false;
  const [document] = performance.getEntriesByType('navigation');
  const cameWithIt = document?.name.endsWith(`#${MENU_ID}`);
  const page = window.location.pathname + window.location.search;
  history.replaceState(cameWithIt ? null : { [MARK]: true }, '', page);
  return true;
}
