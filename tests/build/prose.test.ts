import { expect, test } from 'vitest';
import { scopedName } from '../../src/build/scoped-name.ts';
import { content, faults, pages } from './pages.ts';

const reading = content.filter(({ path }) => /^\/(blog|docs)\/./.test(path));

/** What is rendered from a document, without the navigation around it. */
const PROSE = `[class^="${scopedName('any', 'src/ui/prose/prose.module.css').replace(/[^_]+$/, '')}"]`;

function inProse(document: Document, selector: string): Element[] {
  return [...document.querySelectorAll(PROSE)].flatMap((prose) => [
    ...prose.querySelectorAll(selector),
  ]);
}

test('articles and documentation are rendered from their documents', () => {
  expect(reading.length).toBeGreaterThanOrEqual(27);
  expect(
    faults(({ document }) => {
      const text = document.querySelector(PROSE)?.textContent ?? '';
      return [
        ...(text.length > 800 ? [] : [`only ${text.length} characters`]),
        ...(/\{\{|undefined|\[object/.test(text) ? ['unfilled text'] : []),
      ];
    }, reading),
  ).toEqual([]);
});

test('prose has every kind of element', () => {
  const kinds = 'h2 h3 h4 h5 h6 code table ul ol a blockquote :is(img,svg)'.split(' ');
  const missing = kinds.filter((kind) =>
    reading.every(({ document }) => inProse(document, kind).length === 0),
  );
  expect(missing).toEqual([]);
});

test('headings carry a link to themselves', () => {
  const headings = 'h2[id], h3[id], h4[id], h5[id], h6[id]';
  expect(
    faults(
      ({ document }) =>
        inProse(document, headings)
          .filter((heading) => !heading.querySelector(`a[href="#${heading.id}"]`))
          .map((heading) => heading.textContent ?? ''),
      reading,
    ),
  ).toEqual([]);
});

test('the five display pieces are in use', () => {
  const html = reading.map((page) => page.html).join('');
  const press = pages.find(({ path }) => path === '/newsroom')?.html ?? '';
  for (const piece of ['card-icon', 'card-wrapper-light', 'post-section', 'prose-code']) {
    expect(html).toContain(`data-piece="${piece}"`);
  }
  expect(press).toContain('data-piece="color-picker"');
});

test('no page has a form that posts', () => {
  expect(
    faults(({ document }) =>
      [...document.querySelectorAll('form')].map(
        (form) => `form to ${form.getAttribute('action')}`,
      ),
    ),
  ).toEqual([]);
});
