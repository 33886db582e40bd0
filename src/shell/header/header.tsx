import type { HeaderMenu } from '#content/queries/header-menu-query.ts';
import type { LanguageLink } from '#content/queries/languages-query.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { SearchIcon } from '#ui/icon/search-icon.tsx';
import { Logo, type Mark } from '#ui/logo/logo.tsx';
import { Frame } from '#ui/section/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import { Languages } from '../languages/languages.tsx';
import { DesktopNav } from './desktop-nav.tsx';
import styles from './header.module.css';
import { MENU_ID } from './menu.ts';
import { MobileMenu } from './mobile-menu.tsx';

interface HeaderProps {
  name: string;
  mark: Mark;
  menu: HeaderMenu;
  /** The path of the page. */
  path: string;
  register: string;
  login: string;
  languages: readonly LanguageLink[];
}

/**
 * The button that opens and closes the mobile menu. It is a link to the menu's id: before the
 * script has run, and without one, `:target` opens the menu.
 */
function Burger() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link, so that it works without a script
    <a
      className={styles.burger}
      href={`#${MENU_ID}`}
      role="button"
      aria-expanded="false"
      aria-controls={MENU_ID}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 18 18"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path className={styles.whenClosed} d="M0 5h18M0 13h18" />
        <path className={styles.whenOpen} d="M3 3l12 12M15 3 3 15" />
      </svg>
      <span className={styles.whenClosed}>
        <VisuallyHidden>{t('menu.open')}</VisuallyHidden>
      </span>
      <span className={styles.whenOpen}>
        <VisuallyHidden>{t('menu.close')}</VisuallyHidden>
      </span>
    </a>
  );
}

/** The site-wide header with its dropdowns and the mobile menu, which `start-header.ts` opens and closes. */
export function Header({ name, mark, menu, path, register, login, languages }: HeaderProps) {
  return (
    <header className={styles.header} data-menu="closed">
      <Frame className={styles.frame}>
        <a className={styles.logo} href="/" aria-label={t('shell.home', { name })}>
          <Logo name={name} mark={mark} />
        </a>
        <DesktopNav menu={menu} path={path} />
        <div className={styles.actions} data-screen="">
          <Languages languages={languages} at="short" />
          {/* With JavaScript, the search's `opener.ts` opens the dialog instead. */}
          <ButtonLink size="small" href="/search" className={styles.search}>
            <SearchIcon />
            <VisuallyHidden>{t('search.name')}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink size="small" href={login} outbound="login">
            {t('shell.login')}
          </ButtonLink>
          <ButtonLink
            size="small"
            variant="fill"
            href={register}
            outbound="register"
            className={styles.register}
          >
            {t('shell.register')}
          </ButtonLink>
          <Burger />
        </div>
      </Frame>
      <MobileMenu entries={menu.entries} {...{ path, register, login, languages }} />
    </header>
  );
}
