import { expect, test } from 'vitest';
import { contents, files, pageAt } from '../build/pages.ts';

/** Pages at paths that the institution chose, one of them with sections of every kind. */

const PAGES = ['/security', '/yards/boat'];

test.each(PAGES)('%s is in llms.txt', (path) => {
  expect(contents('llms.txt')).toContain(`https://ardmellin.example${path}.md`);
});

test('the footer links to it in an additional column, and omits a column without existing targets', () => {
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

test('product and industries show additional sections where the content places them', () => {
  const headings = (path: string) =>
    [...pageAt(path).querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(headings('/product').at(-2)).toBe('What comes with each tool');
  expect(headings('/industries').at(-3)).toBe('Before you choose');
});

test('sections of every kind are shown in order, below the text', () => {
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
