import type { LanguageLink } from '#content/queries/languages-query.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';

/** An inline script that carries the fragment over to the other language's page. */
export const KEEP_PLACE =
  'addEventListener("click",e=>{let a=e.target.closest?.("[data-languages] a");if(a)a.hash=location.hash})';

interface LanguagesProps {
  languages: readonly LanguageLink[];
  /**
   * Where it is shown; `short` is the header, which shows language codes instead of names for lack
   * of room.
   */
  at: 'short' | 'menu' | 'footer';
}

/**
 * Links to the page in each of its languages, each named in that language; nothing if there is only
 * one. Its style sheet is not a CSS module, so that a site of one language does not include it
 * (`document.astro`).
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
