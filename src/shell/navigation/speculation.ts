/**
 * Speculation rules: in browsers that support them, a page of the site is prerendered while the
 * visitor points at a link to it (https://wicg.github.io/nav-speculation/speculation-rules.html);
 * files are not.
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
