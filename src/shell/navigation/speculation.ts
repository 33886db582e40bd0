/**
 * Speculation rules: a page of the site is prepared while the visitor points at its link, where the
 * browser can (https://wicg.github.io/nav-speculation/speculation-rules.html). Files are not.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
