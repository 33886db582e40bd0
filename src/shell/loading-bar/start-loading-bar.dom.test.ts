import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEAVING } from '#ui/browser/go-to.ts';
import { startLoadingBar } from './start-loading-bar.ts';

let bar: HTMLElement;

/** A document with the bar and some links. */
function arrive(phase = 'idle'): void {
  document.body.innerHTML = `
    <span data-phase="${phase}"></span>
    <a href="/about">Page</a>
    <a href="/fee/files/fees.pdf">File</a>
    <a href="/blog.atom">Feed</a>
    <a href="/about" target="_blank">Window</a>
    <a href="#main">Anchor</a>
    <a href="https://app.solvanto.example/">Elsewhere</a>`;
  bar = document.body.firstElementChild as HTMLElement;
  startLoadingBar();
}

beforeEach(() => {
  vi.useFakeTimers();
  arrive();
  // Prevents the navigation after the bar's own listener has seen the click.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
});
afterEach(() => {
  // The listeners of earlier tests are still active.
  pageEvent('pageshow', true);
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const press = (name: string, init: MouseEventInit = {}) =>
  [...document.querySelectorAll('a')]
    .find(({ textContent }) => textContent === name)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const pageEvent = (name: string, persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));
const shown = () => bar.role === 'progressbar';
const progress = () => Number(bar.ariaValueNow);

test('shows after 200 ms and is half full at 1 s; the next page shows it full for 500 ms', () => {
  press('Page');
  vi.advanceTimersByTime(199);
  expect(shown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([shown(), bar.style.height, bar.ariaLabel]).toEqual([true, '3px', 'Page is loading']);
  vi.advanceTimersByTime(800);
  expect(progress()).toBe(50);
  vi.advanceTimersByTime(60_000);
  expect(progress()).toBeGreaterThan(95);
  expect(progress()).toBeLessThan(100);
  pageEvent('pagehide', true);
  arrive('arrived');
  expect([progress(), bar.style.transform]).toEqual([100, 'scaleX(1)']);
  vi.advanceTimersByTime(499);
  expect(shown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect([shown(), bar.style.transform]).toEqual([false, 'scaleX(1)']);
  vi.advanceTimersByTime(400);
  expect(bar.style.transform).toBe('scaleX(0)');
});

test('does not show when the page arrives within 200 ms', () => {
  press('Page');
  vi.advanceTimersByTime(199);
  pageEvent('pagehide', true);
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe(false);
  arrive();
  expect(shown()).toBe(false);
});

test('hides on a return from the back/forward cache', () => {
  press('Page');
  vi.advanceTimersByTime(300);
  pageEvent('pagehide', true);
  pageEvent('pageshow', true);
  expect(shown()).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe(false);
});

/** Simulates an event of the Navigation API (https://html.spec.whatwg.org/#navigation-api). */
const dispatch = (name: string, about: object = {}) =>
  window.navigation.dispatchEvent(Object.assign(new Event(name), about));
const another = (url: string, sameDocument = false) =>
  dispatch('navigate', {
    destination: { url: new URL(url, window.location.href).href, sameDocument },
    navigationType: 'push',
    downloadRequest: null,
  });

test('hides when the visitor stops the navigation, unless another has begun', () => {
  vi.stubGlobal('navigation', new EventTarget());
  arrive();
  press('Page');
  vi.advanceTimersByTime(300);
  dispatch('navigateerror');
  expect(shown()).toBe(false);
  press('Page');
  vi.advanceTimersByTime(300);
  press('Page');
  dispatch('navigateerror');
  another('/fee');
  vi.advanceTimersByTime(300);
  expect(shown()).toBe(true);
  dispatch('navigateerror');
  another('/?find=iban', true);
  vi.advanceTimersByTime(300);
  expect(shown()).toBe(false);
  vi.unstubAllGlobals();
});

test.each([
  ['/about', true],
  ['/#main', false],
])('shows when a script navigates to another page, not within this one: %s', (address, shows) => {
  document.dispatchEvent(new CustomEvent(LEAVING, { detail: address }));
  vi.advanceTimersByTime(300);
  expect(shown()).toBe(shows);
});

test.each([
  ['File', {}],
  ['Feed', {}],
  ['Window', {}],
  ['Anchor', {}],
  ['Elsewhere', {}],
  ['Page', { ctrlKey: true }],
])('does not show for clicks that do not navigate: %s %j', (name, init) => {
  press(name, init);
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe(false);
});
