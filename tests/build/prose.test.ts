import { expect, test } from 'vitest';
import { faults, inProse, reading } from './pages.ts';

test('articles and documentation are rendered from their documents', () => {
  expect(reading).not.toEqual([]);
  expect(
    faults(({ document }) => {
      const text = inProse(document, ':scope > *')
        .map((part) => part.textContent)
        .join('');
      return [
        ...(text.length > 80 ? [] : [`${text.length} characters: expected more than 80`]),
        ...(/\{\{|undefined|\[object/.test(text) ? ['unfilled text'] : []),
      ];
    }, reading),
  ).toEqual([]);
});

test('headings have a link to themselves', () => {
  const headingsOf = (document: Document) =>
    inProse(document, ':is(h2, h3, h4, h5, h6):not(astro-island *)');
  expect(reading.flatMap(({ document }) => headingsOf(document))).not.toEqual([]);
  expect(
    faults(
      ({ document }) =>
        headingsOf(document)
          .filter((heading) => !heading.id || !heading.querySelector(`a[href="#${heading.id}"]`))
          .map((heading) => heading.textContent ?? ''),
      reading,
    ),
  ).toEqual([]);
});

// The existing forms only send a query to a page of this site.
test('no page has a form that posts or leads to another site', () => {
  expect(
    faults(({ document }) =>
      [...document.querySelectorAll('form:not([action^="/"]), form[method]')].map(
        (form) => `form to ${form.getAttribute('action')}`,
      ),
    ),
  ).toEqual([]);
});
