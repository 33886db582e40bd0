import { MENU_CLOSING_MS, MOBILE } from '#spec.ts';
import { goTo } from '#ui/browser/go-to.ts';
import { isPlainClick } from '#ui/browser/plain-click.ts';
import {
  type HeaderEvent,
  type HeaderState,
  INITIAL_STATE,
  nextHeaderState,
} from './header-state.ts';
import { dropdownOf, followMouse } from './hover.ts';
import { MENU_ID } from './menu.ts';
import { adoptMenuAddress, isMenuEntry, menuEntry } from './menu-entry.ts';

/** Focus trap: keeps Tab within the header while the menu covers the page. */
function wrapFocus(event: KeyboardEvent, header: HTMLElement): void {
  const stops = [...header.querySelectorAll<HTMLElement>('a[href], button')].filter((element) =>
    element.checkVisibility(),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/**
 * Makes the page behind the mobile menu inert, or no longer so; after the next paint, so that the
 * menu appears without delay.
 */
function coverPage(covered: boolean): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const part of document.querySelectorAll('main, footer')) {
        part.toggleAttribute('inert', covered);
      }
    }),
  );
}

/**
 * Makes the header's dropdowns and mobile menu open and close (specification, 2.3, 4.1 and 4.2).
 * Only changes attributes of the served markup, so that a page altered by browser translation or an
 * extension works too.
 */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('header[data-menu]');
  const burger = header?.querySelector<HTMLAnchorElement>(`[aria-controls="${MENU_ID}"]`);
  if (!header || !burger) return;
  const narrow = window.matchMedia(MOBILE);
  const dropdowns = [...header.querySelectorAll<HTMLElement>('[data-dropdown]')];
  let opened: HeaderState = INITIAL_STATE;
  let settling: number | undefined;

  function send(event: HeaderEvent) {
    const before = opened;
    opened = nextHeaderState(before, event);
    if (opened.menu !== before.menu) showMenu();
    if (opened.panels !== before.panels) showPanels();
  }

  function showMenu() {
    const { menu } = opened;
    const open = menu === 'opened';
    // Reads the scroll position, so it runs before the attributes below, which would force a layout.
    if (open) entry.enter();
    header?.setAttribute('data-menu', menu);
    burger?.setAttribute('aria-expanded', String(open));
    document.documentElement.toggleAttribute('data-menu-open', menu !== 'closed');
    coverPage(open);
    window.clearTimeout(settling);
    // The style sheet animates it, except under reduced motion.
    if (menu === 'closing') {
      settling = window.setTimeout(() => send({ type: 'settle' }), MENU_CLOSING_MS);
    }
  }

  function showPanels() {
    for (const dropdown of dropdowns) {
      const open = opened.panels.some((name) => name === dropdown.dataset.dropdown);
      const button = dropdown.querySelector('button');
      const station = button?.querySelector<HTMLElement>('[data-station]');
      dropdown.toggleAttribute('data-open', open);
      button?.setAttribute('aria-expanded', String(open));
      if (station) station.dataset.station = open ? 'done' : 'ring';
    }
  }

  const entry = menuEntry(
    (into) => send({ type: into ? 'open' : 'close' }),
    () => opened.menu === 'opened',
  );

  function closeMenu() {
    send({ type: 'close' });
    entry.leave();
  }

  function measure() {
    send({ type: 'width', narrow: narrow.matches });
    if (!narrow.matches) entry.leave();
  }

  function toggleMenu(event: Event) {
    event.preventDefault();
    if (opened.menu === 'opened') closeMenu();
    else send({ type: 'open' });
  }

  /**
   * The pointer type of the last press: without hover, the first tap opens a dropdown that a mouse
   * opens by hover.
   */
  let pressedBy = '';
  header.addEventListener('pointerdown', ({ pointerType }) => {
    pressedBy = pointerType;
  });

  header.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (burger.contains(target)) {
      toggleMenu(event);
      return;
    }
    const name = dropdownOf(target);
    const pressed = target.closest('button');
    if (name && pressed) {
      const open = !opened.panels.includes(name);
      send(opened.narrow ? { type: 'panel', name, open } : { type: 'press', name });
      return;
    }
    const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || !isPlainClick(event)) return;
    const opensFirst = name && !opened.narrow && !link.closest('[data-panel]');
    if (opensFirst && pressedBy === 'touch' && !opened.panels.includes(name)) {
      event.preventDefault();
      send({ type: 'panel', name, open: true });
      return;
    }
    send({ type: 'close' });
    if (!isMenuEntry()) return;
    event.preventDefault();
    goTo(link.href, 'replace');
  });

  header.addEventListener('keydown', (event) => {
    pressedBy = '';
    const target = event.target as Element;
    if (event.key === ' ' && burger.contains(target)) toggleMenu(event);
    const name = dropdownOf(target);
    const button = name && target.closest('[data-dropdown]')?.querySelector('button');
    if (event.key === 'ArrowDown' && button && target === button && !opened.narrow) {
      event.preventDefault();
      send({ type: 'panel', name, open: true });
    }
    if (event.key === 'Tab' && opened.menu === 'opened') wrapFocus(event, header);
  });

  // A dropdown opened by hover closes too, wherever the focus is (WCAG 2.2, 1.4.13).
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    if (opened.menu === 'opened') {
      closeMenu();
      burger.focus();
    } else if (opened.panels.length > 0) {
      const focused = document.activeElement?.closest('[data-dropdown][data-open]');
      send({ type: 'close' });
      focused?.querySelector('button')?.focus();
    }
  });

  header.addEventListener('focusout', ({ target, relatedTarget }) => {
    // Without a new target the focus was lost to a press, which in Safari may be a press inside the dropdown.
    if (!relatedTarget || opened.narrow) return;
    const name = dropdownOf(target);
    if (name && dropdownOf(relatedTarget) !== name) send({ type: 'panel', name, open: false });
  });

  document.addEventListener('pointerdown', ({ target }) => {
    const isOutside = !(target instanceof Node && header.contains(target));
    if (isOutside && !opened.narrow && opened.panels.length > 0) send({ type: 'close' });
  });

  window.addEventListener('pageswap', ({ viewTransition }) => {
    if (opened.menu !== 'closing') viewTransition?.skipTransition();
  });

  // A page restored from the back/forward cache may have stopped in the middle of closing its menu.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) measure();
  });

  followMouse(header, () => opened, send);
  narrow.addEventListener('change', measure);
  measure();
  // A menu opened before the script ran stays open; one left open before a reload is closed.
  if (adoptMenuAddress()) send({ type: 'open' });
  else entry.leave();
  const hovered = dropdownOf(header.querySelector('[data-dropdown]:hover'));
  if (hovered) send({ type: 'hover', name: hovered });
  header.toggleAttribute('data-ready', true);
}
