import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Navigation } from '../../content/schemas/navigation.ts';
import { MOBILE_MAX_WIDTH } from '../../spec.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Frame } from '../../ui/section/section.tsx';
import { Island } from '../island/island.tsx';
import { useRouteChange } from '../navigation/use-route-change.ts';
import { Burger, MENU_ID } from './burger.tsx';
import { DesktopNav } from './desktop-nav.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { useDropdowns } from './use-dropdowns.ts';
import { useMobileMenu } from './use-mobile-menu.ts';

interface HeaderProps {
  name: string;
  /** A slot. */
  logo?: ReactNode;
  menu: Omit<Navigation, 'footer'>;
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

/** The site-wide header with its dropdowns and the mobile menu. */
export function Header({ name, logo, menu, path: servedPath, register, login }: HeaderProps) {
  const root = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const burger = useRef<HTMLAnchorElement>(null);
  const [path, setPath] = useState(servedPath);
  const [ready, setReady] = useState(false);
  const dropdowns = useDropdowns();
  const mobile = useMobileMenu(panel);

  function closeAll() {
    mobile.close();
    dropdowns.closeAll();
  }

  useRouteChange((next) => {
    setPath(next);
    closeAll();
  });

  // What was opened by its address before hydration stays open afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    setReady(true);
    if (window.location.hash === `#${MENU_ID}`) {
      history.replaceState(history.state, '', window.location.pathname + window.location.search);
      mobile.open();
    }
    const wide = window.matchMedia(`(width > ${MOBILE_MAX_WIDTH}px)`);
    wide.addEventListener('change', closeAll);
    return () => wide.removeEventListener('change', closeAll);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (mobile.state !== 'opened') return;
    if (event.key === 'Escape') {
      closeAll();
      burger.current?.focus();
    }
    if (event.key === 'Tab' && root.current) wrapFocus(event, root.current);
  }

  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a[href^="/"]')) closeAll();
  }

  const menuOpen = mobile.state === 'opened';
  return (
    <Island>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to what bubbles up from its links and buttons */}
      <header
        ref={root}
        className={styles.header}
        data-ready={ready || undefined}
        data-menu={mobile.state}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <Frame className={styles.frame}>
          <a className={styles.logo} href="/" aria-label={`${name}, home`}>
            {logo}
          </a>
          <DesktopNav menu={menu} path={path} dropdowns={dropdowns} />
          <div className={styles.actions} data-screen="">
            <ButtonLink size="small" href={login} outbound="login" className={styles.login}>
              Login
            </ButtonLink>
            <ButtonLink
              size="small"
              variant="fill"
              href={register}
              outbound="register"
              className={styles.register}
            >
              Register
            </ButtonLink>
            <Burger ref={burger} open={menuOpen} onToggle={menuOpen ? closeAll : mobile.open} />
          </div>
        </Frame>
        <MobileMenu
          id={MENU_ID}
          ref={panel}
          menu={menu}
          path={path}
          state={mobile.state}
          dropdowns={dropdowns}
          register={register}
          login={login}
        />
      </header>
    </Island>
  );
}
