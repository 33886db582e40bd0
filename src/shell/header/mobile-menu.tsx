import type { HeaderMenu } from '#content/queries/header-menu-query.ts';
import type { LanguageLink } from '#content/queries/languages-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import type { Point } from '#drawings/lines/route.ts';
import { Routes } from '#drawings/lines/routes.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { drawnLines } from '#drawings/lines/strokes.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import { Languages } from '../languages/languages.tsx';
import { currentOn, MENU_ID } from './menu.ts';
import styles from './mobile-menu.module.css';

/** The route from the strip at the left edge into the Register button, in CSS pixels. */
const registerRoute = (middle: number): readonly Point[] => [
  [middle, -2],
  [middle, 30],
  [238, 30],
  [238, 66],
];

interface MobileMenuProps {
  entries: HeaderMenu['entries'];
  /** The path of the page. */
  path: string;
  register: string;
  login: string;
  languages: readonly LanguageLink[];
}

type EntryProps = Pick<MobileMenuProps, 'path'> & { entry: HeaderMenu['entries'][number] };

/** A menu entry: a link, or a button that unfolds the links of its branch. */
function Entry({ entry: { label, url, panel }, path }: EntryProps) {
  if (!panel?.branch) {
    return (
      <li>
        <a className={styles.row} href={url} aria-current={currentOn(path, url)}>
          <Station span="all" state={url === path ? 'now' : 'ring'} className={styles.capsule} />
          {label}
        </a>
      </li>
    );
  }
  const id = `${panel.name}-branch`;
  return (
    <li data-dropdown={panel.name}>
      <button type="button" className={styles.row} aria-expanded="false" aria-controls={id}>
        <Station span="all" state="ring" className={styles.capsule} />
        {label}
        <i className={styles.sign} aria-hidden="true" />
      </button>
      <ul id={id} className={styles.branch}>
        {[...panel.branch, ...panel.items].map((link) => (
          <li key={link.url}>
            <a href={link.url} aria-current={currentOn(path, link.url)}>
              <Station state={link.url === path ? 'now' : 'ring'} className={styles.stop} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/**
 * The full-height menu of viewports up to 1239 px: a strip map, with Register and Login at the
 * bottom, in reach of the thumb.
 */
export function MobileMenu({ entries, path, register, login, languages }: MobileMenuProps) {
  return (
    <div id={MENU_ID} className={styles.menu}>
      <a className={styles.shut} href="#main">
        <VisuallyHidden>{t('menu.close')}</VisuallyHidden>
      </a>
      <nav aria-label={t('menu.main')} className={styles.nav}>
        <Lines className={styles.lines} />
        <svg
          className={styles.turn}
          width="262"
          height="64"
          viewBox="0 0 262 64"
          aria-hidden="true"
        >
          <Routes
            points={registerRoute(6 + (drawnLines().length - 1) * 4)}
            radius={16}
            pitch={8}
            left="last"
          />
        </svg>
        <ul className={styles.rows}>
          {entries.map((entry) => (
            <Entry key={entry.url} entry={entry} path={path} />
          ))}
        </ul>
      </nav>
      <Languages languages={languages} at="menu" />
      <div className={styles.actions} data-fades="">
        <ButtonLink href={login} outbound="login" className={styles.action}>
          {t('shell.login')}
        </ButtonLink>
        <ButtonLink href={register} outbound="register" variant="fill" className={styles.action}>
          {t('shell.register')}
        </ButtonLink>
      </div>
    </div>
  );
}
