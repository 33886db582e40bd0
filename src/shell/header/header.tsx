import menu from 'virtual:header-menu';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useRef,
} from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Frame } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { SearchLink } from '../search/search-link.tsx';
import { DesktopNav } from './desktop-nav.tsx';
import styles from './header.module.css';
import { leaveMenu, takesPlace } from './menu-entry.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { useHover } from './use-hover.ts';
import { MENU_ID, useOpened } from './use-opened.ts';

interface HeaderProps {
  name: string;
  /** A slot. */
  logo?: ReactNode;
  /** The path of the page that was served; later navigations are followed in the browser. */
  path: string;
  register: string;
  login: string;
}

/** Keeps Tab within the header while the menu covers the page. */
function wrapFocus(event: KeyboardEvent, within: HTMLElement) {
  const stops = [...within.querySelectorAll<HTMLElement>('a[href], button')].filter((element) =>
    element.checkVisibility(),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

interface BurgerProps {
  open: boolean;
  onToggle: () => void;
  ref: Ref<HTMLAnchorElement>;
}

/**
 * The button that opens and closes the mobile menu. It is a link underneath: without script, and
 * before the header has hydrated, its target opens by CSS.
 */
function Burger({ open, onToggle, ref }: BurgerProps) {
  const toggle = (event: SyntheticEvent) => {
    event.preventDefault();
    onToggle();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link underneath, so that it works before hydration
    <a
      ref={ref}
      className={styles.burger}
      href={`#${open ? '' : MENU_ID}`}
      role="button"
      aria-expanded={open}
      aria-controls={MENU_ID}
      onClick={toggle}
      onKeyDown={(event) => event.key === ' ' && toggle(event)}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 18 18"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        {open ? <path d="M3 3l12 12M15 3 3 15" /> : <path d="M0 5h18M0 13h18" />}
      </svg>
      <VisuallyHidden>{open ? 'Close menu' : 'Open menu'}</VisuallyHidden>
    </a>
  );
}

/** The site-wide header with its dropdowns and the mobile menu. */
export function Header({ name, logo, path, register, login }: HeaderProps) {
  const root = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const burger = useRef<HTMLAnchorElement>(null);
  const [opened, send] = useOpened(path, { root, panel });
  const hover = useHover(opened, send);
  const menuOpen = opened.menu === 'opened';

  function closeMenu() {
    send({ type: 'close' });
    leaveMenu();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!menuOpen) return;
    if (event.key === 'Escape') {
      closeMenu();
      burger.current?.focus();
    }
    if (event.key === 'Tab' && root.current) wrapFocus(event, root.current);
  }

  function onClick({ target, defaultPrevented }: MouseEvent) {
    if (defaultPrevented) return;
    const link = target instanceof Element ? target.closest<HTMLElement>('a[href^="/"]') : null;
    if (!link) return;
    takesPlace(link);
    send({ type: 'close' });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what bubbles up from its links and buttons
    <header
      ref={root}
      className={styles.header}
      data-ready={opened.narrow !== null || undefined}
      data-menu={opened.menu}
      onKeyDown={onKeyDown}
      onClick={onClick}
      {...hover}
    >
      <Frame className={styles.frame}>
        <a className={styles.logo} href="/" aria-label={`${name}, home`}>
          {logo}
        </a>
        <DesktopNav menu={menu} opened={opened} send={send} />
        <div className={styles.actions} data-screen="">
          <SearchLink />
          <ButtonLink size="small" href={login} outbound="login" className={styles.login}>
            Login
          </ButtonLink>
          <ButtonLink size="small" variant="fill" href={register} outbound="register">
            Register
          </ButtonLink>
          <Burger
            ref={burger}
            open={menuOpen}
            onToggle={() => (menuOpen ? closeMenu() : send({ type: 'open' }))}
          />
        </div>
      </Frame>
      <MobileMenu
        ref={panel}
        entries={menu.entries}
        opened={opened}
        send={send}
        register={register}
        login={login}
      />
    </header>
  );
}
