import { expect, test } from 'vitest';
import { content, faults, pages } from './pages.ts';

const reading = content.filter(({ path }) => /^\/(blog|docs)\/./.test(path));

function anywhere(selector: string): boolean {
  return reading.some(({ document }) => document.querySelector(`main ${selector}`));
}

test('articles and documentation are rendered from their documents', () => {
  expect(reading.length).toBeGreaterThanOrEqual(27);
  expect(
    faults(({ document }) => {
      const text = document.querySelector('main')?.textContent ?? '';
      return [
        ...(text.length > 800 ? [] : [`only ${text.length} characters`]),
        ...(/\{\{|undefined|\[object/.test(text) ? ['unfilled text'] : []),
      ];
    }, reading),
  ).toEqual([]);
});

test.each([
  'h2[id]',
  'h3[id]',
  'h4[id]',
  'h5[id]',
  'h6[id]',
  'pre code',
  'table',
  'ul',
  'ol',
  'a',
  'blockquote',
  'img, svg',
])('prose has every kind of element: %s', (selector) => expect(anywhere(selector)).toBe(true));

test('headings carry a link to themselves', () => {
  expect(
    faults(({ document }) =>
      [...document.querySelectorAll('main h2[id]')]
        .filter(
          (heading) =>
            heading.querySelector('a.anchor') && !heading.querySelector(`a[href="#${heading.id}"]`),
        )
        .map((heading) => heading.textContent ?? ''),
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
