// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectFaq } from './connect-faq.ts';

let page: AbortController;
const listen = window.addEventListener.bind(window);

// A document's listeners on its window end with it; here all tests share one window.
afterEach(() => page.abort());
beforeEach(() => {
  vi.useFakeTimers();
  page = new AbortController();
  const { signal } = page;
  vi.spyOn(window, 'addEventListener').mockImplementation((...[type, act]) =>
    listen(type, act as EventListener, { signal }),
  );
  document.body.innerHTML = `
    <search data-faq-search>
      <input type="search"><span data-status></span><span data-nothing hidden>No answer</span>
    </search>
    <section data-group><details id="iban">IBANs</details><details id="swift">SWIFT</details></section>
    <section data-group><details id="card">Cards</details></section>`;
});

afterEach(() => {
  vi.useRealTimers();
});

function arrive(address: string): void {
  window.history.replaceState(null, '', address);
  connectFaq();
}

function type(query: string): void {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = query;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function shown(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.hidden)
    .map(({ textContent }) => textContent ?? '');
}

test.each([
  ['iban', ['IBANs'], 1, '1 of 3 answers', ''],
  ['zeppelin', [], 0, '', 'No answer'],
  ['', ['IBANs', 'SWIFT', 'Cards'], 2, '', ''],
])('typing %j leaves %j', (query, answers, groups, count, nothing) => {
  arrive('/faq#%');
  type(query);
  expect(shown('details')).toEqual(answers);
  expect(shown('[data-group]')).toHaveLength(groups);
  expect(shown('[data-status]').join('')).toBe(count);
  expect(shown('[data-nothing]').join('')).toBe(nothing);
});

test('the answer that the address points to opens, also one that the filter hides', () => {
  arrive('/faq#card');
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  type('card');
  window.history.replaceState(null, '', '/faq#swift');
  window.dispatchEvent(new Event('hashchange'));
  expect(document.querySelector<HTMLDetailsElement>('#swift')).toMatchObject({
    open: true,
    hidden: false,
  });
  expect(document.querySelector('input')?.value).toBe('');
});

test('what is typed stands in the address a moment later, and is found again from there', () => {
  arrive('/faq?utm_cid=7');
  type('swi');
  type('swift');
  expect(window.location.search).toBe('?utm_cid=7');
  vi.advanceTimersByTime(200);
  expect(window.location.search).toBe('?utm_cid=7&find=swift');
  type('');
  vi.advanceTimersByTime(200);
  expect(window.location.search).toBe('?utm_cid=7');
});

test('a page that is arrived at with a filter in its address shows what it finds', () => {
  arrive('/faq?find=card');
  expect(document.querySelector('input')?.value).toBe('card');
  expect(shown('details')).toEqual(['Cards']);
  window.history.replaceState(null, '', '/faq');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(shown('details')).toEqual(['IBANs', 'SWIFT', 'Cards']);
});

test('an answer that is linked to beside a filter that hides it takes the filter away', () => {
  arrive('/faq?find=card#swift');
  expect(shown('details')).toEqual(['IBANs', 'SWIFT', 'Cards']);
  expect(window.location.search).toBe('');
});
