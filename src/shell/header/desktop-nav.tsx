import type { HeaderMenu, Panel } from '#content/queries/header-menu-query.ts';
import { t } from '#words/words.ts';
import styles from './desktop-nav.module.css';
import { currentOn } from './menu.ts';
import { Sheet } from './menu-sheet.tsx';

interface DesktopNavProps {
  menu: HeaderMenu;
  /** The path of the page. */
  path: string;
}

interface DropdownProps extends DesktopNavProps {
  entry: HeaderMenu['entries'][number];
  panel: Panel;
}

/** A menu entry: the label, which is a link, the button that opens its panel, and the panel. */
function Dropdown({ entry, panel, menu, path }: DropdownProps) {
  const id = `${panel.name}-panel`;
  return (
    <li className={styles.entry} data-dropdown={panel.name}>
      <span className={styles.pair}>
        <a className={styles.label} href={entry.url} aria-current={currentOn(path, entry.url)}>
          {entry.label}
        </a>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded="false"
          aria-controls={id}
          aria-label={t('menu.toggle', { label: entry.label })}
        >
          <svg width="9" height="6" viewBox="0 0 9 6" fill="none" aria-hidden="true">
            <path d="m1 1 3.5 3.5L8 1" stroke="currentColor" strokeWidth="1.4" />
          </svg>
        </button>
      </span>
      <Sheet id={id} panel={panel} menu={menu} path={path} />
    </li>
  );
}

/** The main menu of wide screens; its dropdowns open by mouse, keyboard and touch. */
export function DesktopNav({ menu, path }: DesktopNavProps) {
  return (
    <nav aria-label={t('menu.main')} className={styles.nav} data-screen="">
      <ul className={styles.list}>
        {menu.entries.map((entry) =>
          entry.panel ? (
            <Dropdown key={entry.url} entry={entry} panel={entry.panel} menu={menu} path={path} />
          ) : (
            <li key={entry.url} className={styles.entry}>
              <a
                className={styles.label}
                href={entry.url}
                aria-current={currentOn(path, entry.url)}
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
