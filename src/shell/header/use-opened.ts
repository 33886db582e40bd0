import { type Dispatch, type RefObject, useEffect, useReducer } from 'react';
import { MENU_CLOSING_MS, MOBILE } from '../../spec.ts';
import { enterMenu, leaveMenu, watchMenuEntry } from './menu-entry.ts';
import { type HeaderEvent, nextOpened, type Opened, UNOPENED } from './opened.ts';

/** Id of the mobile menu; before hydration the burger leads there by its address alone. */
export const MENU_ID = 'menu';

/** Closes the menu's panel before the eyes; without movement where the visitor wants none. */
function closingAnimation(panel: Element): Animation {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const leave = still ? {} : { transform: 'translateY(-12px)' };
  return panel.animate([{ opacity: 1 }, { opacity: 0, ...leave }], {
    duration: MENU_CLOSING_MS,
    easing: 'ease-out',
    fill: 'forwards',
  });
}

/** Does something once the next picture is drawn; the result calls it off. */
function afterPaint(act: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

interface HeaderParts {
  /** The whole header. */
  readonly root: RefObject<HTMLElement | null>;
  /** The mobile menu. */
  readonly panel: RefObject<HTMLElement | null>;
}

/**
 * What stands open in the header, kept with the window's width and with client-side navigations.
 * While the mobile menu is open the page behind neither scrolls nor takes focus, and Back closes it.
 */
export function useOpened(
  path: string,
  { root, panel }: HeaderParts,
): [Opened, Dispatch<HeaderEvent>] {
  const [opened, send] = useReducer(nextOpened, { path, ...UNOPENED });
  const { menu, narrow } = opened;
  const sheet = narrow === false && opened.panels.length > 0;

  useEffect(() => {
    const over = new AbortController();
    const narrow = window.matchMedia(MOBILE);
    const measure = () => {
      send({ type: 'width', narrow: narrow.matches });
      if (!narrow.matches) leaveMenu();
    };
    const arrive = () => {
      send({ type: 'route', path: window.location.pathname });
      leaveMenu();
    };
    watchMenuEntry((into) => send({ type: into ? 'open' : 'close' }), over.signal);
    narrow.addEventListener('change', measure, over);
    document.addEventListener('astro:after-swap', arrive, over);
    measure();
    // What was opened by its address before hydration stays open afterwards.
    if (window.location.hash === `#${MENU_ID}`) {
      history.replaceState(history.state, '', window.location.pathname + window.location.search);
      send({ type: 'open' });
    }
    return () => over.abort();
  }, []);

  useEffect(() => {
    // Asks where the page stands, so it comes before anything is set that would be laid out for that.
    if (menu === 'opened') enterMenu();
    document.documentElement.toggleAttribute('data-menu-open', menu !== 'closed');
    // Every element behind is styled anew for it, which the menu's first picture does not wait for.
    return afterPaint(() => {
      for (const behind of document.querySelectorAll('main, footer')) {
        behind.toggleAttribute('inert', menu === 'opened');
      }
    });
  }, [menu]);

  useEffect(() => {
    if (menu !== 'closing' || !panel.current) return;
    const animation = closingAnimation(panel.current);
    animation.addEventListener('finish', () => send({ type: 'settle' }));
    return () => animation.cancel();
  }, [menu, panel]);

  useEffect(() => {
    if (!sheet) return;
    const over = new AbortController();
    const outside = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) send({ type: 'close' });
    };
    document.addEventListener('pointerdown', outside, over);
    return () => over.abort();
  }, [sheet, root]);

  return [opened, send];
}
