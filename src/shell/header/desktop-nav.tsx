import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { MainItem, Navigation } from '../../content/schemas/navigation.ts';
import type { PanelName } from '../../content/schemas/panels.ts';
import styles from './desktop-nav.module.css';
import { Sheet } from './sheet.tsx';
import type { useDropdowns } from './use-dropdowns.ts';

interface DesktopNavProps {
  menu: Omit<Navigation, 'footer'>;
  path: string;
  dropdowns: ReturnType<typeof useDropdowns>;
}

interface EntryProps {
  item: MainItem & { panel: PanelName };
  menu: Omit<Navigation, 'footer'>;
  path: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** A label that stays a link, the button that opens its panel, and the panel. */
function DropdownEntry({ item, menu, path, open, onOpen }: EntryProps) {
  const id = useId();
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function byMouse(event: PointerEvent, value: boolean) {
    if (event.pointerType === 'mouse') onOpen(value);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      onOpen(false);
      button.current?.focus();
    }
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      onOpen(true);
    }
  }

  return (
    <li
      ref={entry}
      className={styles.entry}
      data-open={open || undefined}
      onPointerEnter={(event) => byMouse(event, true)}
      onPointerLeave={(event) => byMouse(event, false)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!entry.current?.contains(event.relatedTarget)) onOpen(false);
      }}
    >
      <span className={styles.pair}>
        <a
          className={styles.label}
          href={item.url}
          aria-current={item.url === path ? 'page' : undefined}
        >
          {item.label}
        </a>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${item.label} menu`}
          onClick={() => onOpen(!open)}
        >
          <svg width="9" height="6" viewBox="0 0 9 6" fill="none" aria-hidden="true">
            <path d="m1 1 3.5 3.5L8 1" stroke="currentColor" strokeWidth="1.4" />
          </svg>
        </button>
      </span>
      <Sheet id={id} panel={item.panel} menu={menu} path={path} />
    </li>
  );
}

/** The main menu of wide screens: dropdowns by mouse hover, keyboard and touch. */
export function DesktopNav({ menu, path, dropdowns }: DesktopNavProps) {
  return (
    <nav aria-label="Main" className={styles.nav} data-screen="">
      <ul className={styles.list}>
        {menu.main.map((item) => {
          const { panel } = item;
          return panel ? (
            <DropdownEntry
              key={item.url}
              item={{ ...item, panel }}
              menu={menu}
              path={path}
              open={dropdowns.opened[panel]}
              onOpen={(value) => dropdowns.set(panel, value)}
            />
          ) : (
            <li key={item.url} className={styles.entry}>
              <a
                className={styles.label}
                href={item.url}
                aria-current={item.url === path ? 'page' : undefined}
              >
                {item.label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
