import { type RefObject, useEffect, useState } from 'react';
import { MENU_CLOSING_MS } from '../../spec.ts';

/** closed → opened → closing → closed (specification, 4.1). */
export type MenuState = 'closed' | 'opened' | 'closing';

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

/**
 * The mobile menu's state. While it is open the page behind neither scrolls nor takes focus.
 * `panel` is the element that the closing animation plays on.
 */
export function useMobileMenu(panel: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<MenuState>('closed');

  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-menu-open', state !== 'closed');
    const behind = document.querySelectorAll('main, footer');
    for (const element of behind) element.toggleAttribute('inert', state === 'opened');
    if (state !== 'closing' || !panel.current) return;
    const animation = closingAnimation(panel.current);
    const settle = () => {
      setState('closed');
      animation.cancel();
    };
    animation.addEventListener('finish', settle);
    return () => animation.removeEventListener('finish', settle);
  }, [state, panel]);

  return {
    state,
    open: () => setState('opened'),
    close: () => setState((now) => (now === 'opened' ? 'closing' : now)),
  };
}
