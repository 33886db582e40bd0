import type { HeaderMenu } from '#content/queries/header-menu-query.ts';
import { t } from '#words/words.ts';
import styles from './desktop-nav.module.css';
import { currentOn } from './menu.ts';
import { Sheet } from './menu-sheet.tsx';

interface DesktopNavProps {
  menu: HeaderMenu;
  /** The path of the page. */
  path: string;
}

type EntryProps = DesktopNavProps & { entry: HeaderMenu['entries'][number] };

/** A menu entry: its label, a link, and if it has a panel the button that opens it, and the panel. */
function Entry({ entry, menu, path }: EntryProps) {
  const { label, url, panel } = entry;
  const link = (
    <a className={styles.label} href={url} aria-current={currentOn(path, url)}>
      {label}
    </a>
  );
  if (!panel) return <li className={styles.entry}>{link}</li>;
  const id = `${panel.name}-panel`;
  return (
    <li className={styles.entry} data-dropdown={panel.name}>
      <span className={styles.pair}>
        {link}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded="false"
          aria-controls={id}
          aria-label={t('menu.toggle', { label })}
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
        {menu.entries.map((entry) => (
          <Entry key={entry.url} entry={entry} menu={menu} path={path} />
        ))}
      </ul>
    </nav>
  );
}
