import { expect, test } from 'vitest';
import { loadRedirects } from './redirects.ts';

test("the site's own file has exactly the five legacy posts as numbered paths", () => {
  const numbered = loadRedirects().filter(({ from }) => from.includes('{number}'));
  expect(numbered.map(({ from, to, status }) => [from, to, status])).toEqual(
    [
      'list-of-accepted-jurisdictions-for',
      'how-to-use-multi-login-feature',
      'information-checklist-for-business',
      'list-of-prohibited-and-high-risk',
      'how-to-use-multisig-feature',
    ].map((slug) => [`/blog/post-{number}/${slug}`, `/blog/${slug}`, 301]),
  );
});
