import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIST, files, pageAt } from '../build/pages.ts';

/** Pages at addresses that the institution chose, one of sections of every kind. */

const PAGES = ['/security', '/yards/boat'];
const read = (file: string) => readFileSync(`${DIST}${file}`, 'utf8');

test.each(PAGES)('%s is told to machines and has a picture to be shared', (path) => {
  expect(read('/sitemap.xml')).toContain(`<loc>https://ardmellin.example${path}</loc>`);
  expect(read('/llms.txt')).toContain(`https://ardmellin.example${path}.md`);
  const found = [...files].filter((file) => /^\/(?!_files).*\.json$/.test(file)).map(read);
  expect(found.some((index) => index.includes(`"${path}`))).toBe(true);
  const picture = pageAt(path).querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(files).toContain(new URL(picture ?? '').pathname);
  expect(pageAt(path).querySelectorAll('h1')).toHaveLength(1);
});

test('the footer leads there in a further column, and drops one of which nothing is there', () => {
  const columns = [...pageAt('/').querySelectorAll('#footer h2')].map(
    ({ textContent }) => textContent,
  );
  expect(columns).toContain('Good to know');
  expect(columns).not.toContain('For programs');
  const links = [...pageAt('/').querySelectorAll('#footer a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(expect.arrayContaining([...PAGES, 'https://films.example/@ardmellin']));
});

test('product and industries show sections of their own where content puts them', () => {
  const headings = (path: string) =>
    [...pageAt(path).querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(headings('/product').at(-2)).toBe('What comes with each tool');
  expect(headings('/industries').at(-3)).toBe('Before you choose');
});

test('sections of every kind stand there in their order, below the text', () => {
  const main = pageAt('/security').querySelector('main');
  const headings = [...(main?.querySelectorAll('h1, h2') ?? [])].map(({ textContent }) =>
    textContent?.replace(/#$/, '').trim(),
  );
  expect(headings).toEqual([
    'Locks and keys.',
    'When something is odd',
    'Two hands on each payment',
    'Locks in figures',
    'What you can do',
    'What we never ask for',
    'What the locks cost',
    'Who holds the keys',
    expect.stringMatching(/./),
    'Change your locks',
    'Now the door.',
  ]);
  expect(main?.querySelector('blockquote')?.textContent).toContain('sawdust');
  expect(main?.querySelectorAll('img[src^="/partners/"][src$=".webp"]')).toHaveLength(2);
  const picture = main?.querySelector('img[alt^="Two keys"]');
  expect(files).toContain(picture?.getAttribute('src') ?? '');
  expect(picture?.getAttribute('width')).toBe('1280');
  expect(main?.textContent).toContain('€120.00');
});
