import { HISTORY_STEP } from '../../ui/browser/before-router.ts';

/** In `history.state`: the entry stands for the open mobile menu, not for a page. */
const MARK = 'menu';

const isMenuEntry = (): boolean => history.state?.[MARK] === true;

/** Whether the last entry that was shown was the menu's. */
let within = false;

/** A step out of it that was asked for here and is still to come; the menu may be open again by then. */
let leaving: 'no' | 'yes' | 'returning' = 'no';

/**
 * Gives the open mobile menu an entry of its own in the history, so that Back closes it and stays
 * on the page, where that was. A page that is chosen in the menu takes the entry's place.
 */
export function enterMenu(): void {
  if (leaving !== 'no') leaving = 'returning';
  if (!history.state || isMenuEntry()) return;
  const { scrollX, scrollY } = window;
  const page = { ...history.state, scrollX, scrollY };
  history.replaceState(page, '');
  history.pushState({ ...page, [MARK]: true }, '');
  within = true;
}

/** Takes the entry away again, unless a page has taken its place. */
export function leaveMenu(): void {
  if (!isMenuEntry()) return;
  if (leaving === 'no') history.back();
  leaving = 'yes';
}

/** Lets the page of this link take the menu's place in the history. */
export function takesPlace(link: HTMLElement): void {
  if (isMenuEntry()) link.dataset.astroHistory = 'replace';
  else delete link.dataset.astroHistory;
}

/**
 * Says when a step in the history leads into the menu's entry, and out of it. Such a step stays on
 * its page, so that the router must not take it for a navigation.
 */
export function watchMenuEntry(step: (into: boolean) => void, signal: AbortSignal): void {
  let path = window.location.pathname;
  within = isMenuEntry();
  const remember = () => {
    path = window.location.pathname;
    within = isMenuEntry();
  };
  // The page was loaded anew while its menu stood open.
  leaveMenu();
  document.addEventListener('astro:after-swap', remember, { signal });
  window.addEventListener(
    HISTORY_STEP,
    (event) => {
      // A step to an anchor of the page says so in the same way, without a state.
      if (!(event instanceof CustomEvent && event.detail) || window.location.pathname !== path)
        return;
      const into = isMenuEntry();
      const stepped = into || within;
      within = into;
      if (!stepped) return;
      event.preventDefault();
      const { scrollX, scrollY } = window;
      history.replaceState({ ...history.state, scrollX, scrollY }, '');
      const asked = leaving;
      leaving = 'no';
      if (asked === 'no') step(into);
      else if (asked === 'returning') enterMenu();
    },
    { signal },
  );
}
