import { type Ref, useId } from 'react';
import type { MainItem, Navigation } from '../../content/schemas/navigation.ts';
import type { PanelName } from '../../content/schemas/panels.ts';
import { Lines } from '../../lines/lines.tsx';
import type { Point } from '../../lines/route.ts';
import { Routes } from '../../lines/routes.tsx';
import { Station } from '../../lines/station.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './mobile-menu.module.css';
import type { useDropdowns } from './use-dropdowns.ts';
import type { MenuState } from './use-mobile-menu.ts';

/** From the strip at the left edge into the Register button, in CSS pixels. */
const INTO_REGISTER: readonly Point[] = [
  [14, -2],
  [14, 30],
  [238, 30],
  [238, 66],
];

/** On mobile these two open by click; Product and Industries are plain links (specification, 2.3). */
const TOGGLED: readonly PanelName[] = ['developers', 'company'];

interface MobileMenuProps {
  id: string;
  menu: Omit<Navigation, 'footer'>;
  path: string;
  state: MenuState;
  dropdowns: ReturnType<typeof useDropdowns>;
  register: string;
  login: string;
  ref: Ref<HTMLDivElement>;
}

interface RowProps {
  item: MainItem;
  menu: Omit<Navigation, 'footer'>;
  path: string;
  open: boolean;
  onToggle: () => void;
}

function ToggledRow({ item, menu, path, open, onToggle }: RowProps) {
  const id = useId();
  const links =
    item.panel === 'company'
      ? [menu.companyOverview, ...menu.panels.company]
      : item.panel
        ? menu.panels[item.panel]
        : [];
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <Station span={3} state={open ? 'done' : 'ring'} className={styles.capsule} />
        {item.label}
        <i className={styles.sign} aria-hidden="true" />
      </button>
      <ul id={id} className={styles.branch} data-open={open || undefined}>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url} aria-current={link.url === path ? 'page' : undefined}>
              <Station state={link.url === path ? 'now' : 'ring'} className={styles.stop} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The full-height menu of screens up to 1239 px: a strip map, with Register and Login by the thumb. */
export function MobileMenu(props: MobileMenuProps) {
  const { id, menu, path, state, dropdowns, register, login, ref } = props;
  return (
    <div id={id} ref={ref} className={styles.menu} data-state={state}>
      <nav aria-label="Main" className={styles.nav}>
        <Lines shape="straight" className={styles.lines} />
        <svg
          className={styles.turn}
          width="262"
          height="64"
          viewBox="0 0 262 64"
          aria-hidden="true"
        >
          <Routes points={INTO_REGISTER} radius={16} pitch={8} left="instant" />
        </svg>
        <ul className={styles.rows}>
          {menu.main.map((item) => {
            const { panel } = item;
            return (
              <li key={item.url}>
                {panel && TOGGLED.includes(panel) ? (
                  <ToggledRow
                    item={item}
                    menu={menu}
                    path={path}
                    open={dropdowns.opened[panel]}
                    onToggle={() => dropdowns.toggle(panel)}
                  />
                ) : (
                  <a
                    className={styles.row}
                    href={item.url}
                    aria-current={item.url === path ? 'page' : undefined}
                  >
                    <Station
                      span={3}
                      state={item.url === path ? 'now' : 'ring'}
                      className={styles.capsule}
                    />
                    {item.label}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles.actions}>
        <ButtonLink href={login} outbound="login" className={styles.action}>
          Login
        </ButtonLink>
        <ButtonLink href={register} outbound="register" variant="fill" className={styles.action}>
          Register
        </ButtonLink>
      </div>
    </div>
  );
}
