import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { plainDocument } from './plain-document.ts';
import { htmlOf, markdownOf } from './write-plain.ts';

const read = (html: string) =>
  plainDocument(fromHtml(html, { fragment: true }), 'https://www.example.com/docs/a');
const markdown = (html: string) =>
  markdownOf(read(html), { title: 'A' }).trimEnd().split('\n\n').slice(1);

describe('the Markdown version of a page', () => {
  test('begins with its metadata as front matter', () => {
    expect(markdownOf(read('<p>Text</p>'), { title: 'A: b', day: '2026-11-22' })).toBe(
      '---\ntitle: "A: b"\nday: 2026-11-22\n---\n\nText\n',
    );
  });

  test.each([
    ['a drawing', '<p>Kept</p><svg><text>12</text></svg>'],
    ['what is hidden from readers', '<p>Kept<i aria-hidden="true">→</i></p><p hidden>No</p>'],
    ['what only a screen needs', '<p>Kept</p><p data-screen="">Copy</p><button>Copy</button>'],
    ['what leads around', '<nav><a href="/">Home</a></nav><p>Kept</p>'],
    ['the mark of a heading', '<p>Kept<a class="anchor" href="#a">#</a></p>'],
    [
      'a fold that only a screen fills',
      '<details><summary>Contents</summary></details><p>Kept</p>',
    ],
  ])('leaves out %s', (_, html) => {
    expect(markdown(html)).toEqual(['Kept']);
  });

  test('expands a disclosure below a heading one level deeper than the last', () => {
    const html = '<h2>Group</h2><details><summary>Why?</summary><p>So.</p></details>';
    expect(markdown(html.repeat(2))).toEqual([
      '## Group',
      '### Why?',
      'So.',
      '## Group',
      '### Why?',
      'So.',
    ]);
  });

  test('keeps the heading in a disclosure’s summary', () => {
    const html = '<details><summary><span><h3>Why?</h3></span></summary><p>So.</p></details>';
    expect(markdown(`<h2>Group</h2>${html}`)).toEqual(['## Group', '### Why?', 'So.']);
  });

  test('makes URLs absolute', () => {
    expect(markdown('<p><a href="#b">here</a>, <a href="/fee">there</a></p>')).toEqual([
      '[here](https://www.example.com/docs/a#b), [there](https://www.example.com/fee)',
    ]);
  });

  test('separates text that only layout separates, but never splits a word', () => {
    const html = '<p><span class="a">Team</span><b>9 people</b>, “<a href="/x">quoted</a>”</p>';
    expect(markdown(html)).toEqual(['Team **9 people**, “[quoted](https://www.example.com/x)”']);
    expect(markdown('<p><b>35,00 €</b><span class="a">Konto</span></p>')).toEqual([
      '**35,00 €** Konto',
    ]);
    expect(markdown('<p><code>sepa</code>s and co<span data-whole="">-op</span></p>')).toEqual([
      '`sepa`s and co-op',
    ]);
  });

  test('writes a list in a table cell on one line', () => {
    const row = (cell: string) => `<tr><td>4.1</td><td>${cell}</td></tr>`;
    const html = `<table><tr><th>A</th><th>B</th></tr>${row('<ul><li>One.</li><li>Two.</li></ul>')}${row('<ul><li>one</li><li>two</li></ul>')}${row('<p>Three</p><p>four</p>')}</table>`;
    expect(markdown(html)).toEqual([
      '| A | B |\n| - | - |\n| 4.1 | One. Two. |\n| 4.1 | one; two |\n| 4.1 | Three four |',
    ]);
  });

  test('leaves no item of a list of controls', () => {
    expect(markdown('<p>Kept</p><ul><li><button>A</button></li></ul>')).toEqual(['Kept']);
  });

  test('writes description lists as lists, captions before tables, and code with its language', () => {
    expect(markdown('<dl><div><dt>Team</dt><dd>Ledgers</dd></div></dl>')).toEqual([
      '- **Team**: Ledgers',
    ]);
    expect(
      markdown('<table><caption>Prices</caption><tr><th>A</th></tr><tr><td>1</td></tr></table>'),
    ).toEqual(['Prices', '| A |\n| - |\n| 1 |']);
    expect(markdown('<pre><code class="language-json">{}\n</code></pre>')).toEqual([
      '```json\n{}\n```',
    ]);
  });
});

test('the feed version of a page is HTML without its title and layout elements', () => {
  const html =
    '<section class="a"><h1>A</h1><div><p class="b">Text <span>more</span></p></div></section>';
  expect(htmlOf(read(html))).toBe('<p>Text more</p>');
});
