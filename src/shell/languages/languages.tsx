import type { LanguageLink } from '#content/queries/languages-query.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';

/** Keeps the place on the page: the same anchor in the other language. */
export const KEEP_PLACE =
  'addEventListener("click",e=>{let a=e.target.closest?.("[data-languages] a");if(a)a.hash=location.hash})';

interface LanguagesProps {
  languages: readonly LanguageLink[];
  /** Where it stands; in the header, where there is little room, codes stand for the names. */
  at: 'short' | 'menu' | 'footer';
}

/**
 * The languages in which the page can be read, each in its own; nothing where there is one. Its style
 * sheet is no module: a site of one language has none of it (`document.astro`).
 */
export function Languages({ languages, at }: LanguagesProps) {
  if (languages.length === 0) return null;
  return (
    <div data-languages={at} data-screen="">
      <ul aria-label={t('languages.name')}>
        {languages.map(({ language, name, href, current }) => (
          <li key={language}>
            <a
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={current ? 'true' : undefined}
            >
              {at === 'short' ? (
                <>
                  {language} <VisuallyHidden>{name}</VisuallyHidden>
                </>
              ) : (
                name
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
