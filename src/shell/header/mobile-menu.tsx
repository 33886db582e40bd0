import { type Dispatch, type Ref, useId } from 'react';
import type { HeaderMenu } from '../../content/queries/header-menu.ts';
import type { MenuItem } from '../../content/schemas/navigation.ts';
import { Lines } from '../../lines/lines.tsx';
import type { Point } from '../../lines/route.ts';
import { Routes } from '../../lines/routes.tsx';
import { Station } from '../../lines/station.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { currentOn } from './menu.ts';
import styles from './mobile-menu.module.css';
import type { HeaderEvent, Opened } from './opened.ts';
import { MENU_ID } from './use-opened.ts';

/** From the strip at the left edge into the Register button, in CSS pixels. */
const INTO_REGISTER: readonly Point[] = [
  [14, -2],
  [14, 30],
  [238, 30],
  [238, 66],
];

interface MobileMenuProps {
  entries: HeaderMenu['entries'];
  opened: Opened;
  send: Dispatch<HeaderEvent>;
  register: string;
  login: string;
  ref: Ref<HTMLDivElement>;
}

interface BranchProps {
  label: string;
  links: readonly MenuItem[];
  path: string;
  open: boolean;
  onToggle: () => void;
}

function Branch({ label, links, path, open, onToggle }: BranchProps) {
  const id = useId();
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
        {label}
        <i className={styles.sign} aria-hidden="true" />
      </button>
      <ul id={id} className={styles.branch} data-open={open || undefined}>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url} aria-current={currentOn(path, link.url)}>
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
export function MobileMenu({ entries, opened, send, register, login, ref }: MobileMenuProps) {
  const { path, panels, menu } = opened;
  return (
    <div id={MENU_ID} ref={ref} className={styles.menu} data-state={menu}>
      <a className={styles.shut} href="#main">
        <VisuallyHidden>Close menu</VisuallyHidden>
      </a>
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
          {entries.map(({ label, url, panel }) => {
            const open = panel !== undefined && panels.includes(panel.name);
            return (
              <li key={url}>
                {panel?.branch ? (
                  <Branch
                    label={label}
                    links={[...panel.branch, ...panel.items]}
                    path={path}
                    open={open}
                    onToggle={() => send({ type: 'panel', name: panel.name, open: !open })}
                  />
                ) : (
                  <a className={styles.row} href={url} aria-current={currentOn(path, url)}>
                    <Station
                      span={3}
                      state={url === path ? 'now' : 'ring'}
                      className={styles.capsule}
                    />
                    {label}
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
