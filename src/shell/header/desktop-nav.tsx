import { type Dispatch, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import type { HeaderMenu, Panel } from '../../content/queries/header-menu.ts';
import styles from './desktop-nav.module.css';
import { currentOn } from './menu.ts';
import type { HeaderEvent, Opened } from './opened.ts';
import { Sheet } from './sheet.tsx';
import { DROPDOWN } from './use-hover.ts';

interface DesktopNavProps {
  menu: HeaderMenu;
  opened: Opened;
  send: Dispatch<HeaderEvent>;
}

interface DropdownProps extends DesktopNavProps {
  entry: HeaderMenu['entries'][number];
  panel: Panel;
}

/** A label that stays a link, the button that opens its panel, and the panel. */
function Dropdown({ entry, panel, menu, opened, send }: DropdownProps) {
  const id = useId();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressedBy = useRef('');
  const open = opened.panels.includes(panel.name);
  const show = (value: boolean) => send({ type: 'panel', name: panel.name, open: value });

  /** What cannot hover opens first what a mouse would have opened; the next tap follows the link. */
  function onClick(event: MouseEvent) {
    if (pressedBy.current !== 'touch' || open) return;
    event.preventDefault();
    show(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      show(false);
      button.current?.focus();
    }
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      show(true);
    }
  }

  return (
    <li
      ref={root}
      className={styles.entry}
      data-open={open || undefined}
      {...{ [DROPDOWN]: panel.name }}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        // Focus that goes nowhere was pressed away, by which Safari also answers a press inside.
        if (relatedTarget && !root.current?.contains(relatedTarget)) show(false);
      }}
    >
      <span className={styles.pair}>
        <a
          className={styles.label}
          href={entry.url}
          aria-current={currentOn(opened.path, entry.url)}
          onPointerDown={({ pointerType }) => {
            pressedBy.current = pointerType;
          }}
          onKeyDown={() => {
            pressedBy.current = '';
          }}
          onClick={onClick}
        >
          {entry.label}
        </a>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${entry.label} menu`}
          onClick={() => send({ type: 'press', name: panel.name })}
        >
          <svg width="9" height="6" viewBox="0 0 9 6" fill="none" aria-hidden="true">
            <path d="m1 1 3.5 3.5L8 1" stroke="currentColor" strokeWidth="1.4" />
          </svg>
        </button>
      </span>
      <Sheet id={id} panel={panel} menu={menu} path={opened.path} />
    </li>
  );
}

/** The main menu of wide screens: dropdowns by mouse hover, keyboard and touch. */
export function DesktopNav({ menu, opened, send }: DesktopNavProps) {
  return (
    <nav aria-label="Main" className={styles.nav} data-screen="">
      <ul className={styles.list}>
        {menu.entries.map((entry) =>
          entry.panel ? (
            <Dropdown
              key={entry.url}
              entry={entry}
              panel={entry.panel}
              menu={menu}
              opened={opened}
              send={send}
            />
          ) : (
            <li key={entry.url} className={styles.entry}>
              <a
                className={styles.label}
                href={entry.url}
                aria-current={currentOn(opened.path, entry.url)}
              >
                {entry.label}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
