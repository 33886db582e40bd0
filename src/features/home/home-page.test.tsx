import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { overlayFiles, sourceOf } from '#content/files.ts';
import { homeContent } from '#content/queries/home-query.ts';
import { HOME_SECTIONS } from '#content/schemas/home-schema.ts';
import { HomePage } from './home-page.tsx';

const FILE = 'pages/home.yaml';
const { text } = sourceOf(FILE);

afterEach(() => {
  overlayFiles({});
});

/** The home page rendered from the text of its content file. */
function drawn(file: string): string {
  overlayFiles({ [FILE]: file });
  const content = homeContent();
  return renderToStaticMarkup(<HomePage content={content} sections={content.sections} />);
}

/** The home page with a given list of sections, each as YAML. */
const composed = (sections: readonly string[]) =>
  drawn(
    text.replace(/^hero:/m, `sections:\n${sections.map((one) => `  - ${one}\n`).join('')}hero:`),
  );

const headings = (html: string) => [...html.matchAll(/<h2[^>]* id="([^"]+)"/g)].map(([, id]) => id);

test('the default order, written out in content, renders the same page', () => {
  expect(composed(HOME_SECTIONS)).toBe(drawn(text));
});

test('the sections are those that content lists, in its order, declared ones included', () => {
  const html = composed([
    'news',
    '{ kind: text, heading: Why us, texts: [Because.] }',
    'rails',
    'ask',
  ]);
  expect(headings(html)).toEqual(['news', 'why-us', 'rails', 'ask-heading', 'closing-heading']);
});

test('a bend joins two sections if the lines leave one elsewhere than they enter the next', () => {
  const bends = (html: string) => html.match(/data-lines="bend"/g)?.length ?? 0;
  // `rails` leaves the lines on the right; `news` begins with them on the left.
  expect(bends(composed(['rails', 'news']))).toBe(bends(composed(['news'])) + 1);
});

test('the opening links to the ask section if the page has one', () => {
  expect(composed(['ask'])).toContain('href="#ask"');
  expect(composed(['news'])).not.toContain('href="#ask"');
});

test('a section without texts in content is not shown', () => {
  const without = text.replace(/^safeguarding:\n(?:[ #].*\n|\n)*/m, '');
  expect(without).not.toBe(text);
  expect(headings(drawn(without))).not.toContain('safeguarding');
});
