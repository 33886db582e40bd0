// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startLoadingBar } from './start.ts';

const bar = document.createElement('span');

beforeAll(() => {
  bar.dataset['phase'] = 'idle';
  document.body.append(bar);
  startLoadingBar();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const leave = () => document.dispatchEvent(new Event('astro:before-preparation'));
const arrive = () => document.dispatchEvent(new Event('astro:page-load'));
const shown = () => bar.role === 'progressbar';
const progress = () => Number(bar.ariaValueNow);

test('shows after 200 ms, is half way at 1 s, completes, hides 500 ms after arrival', () => {
  leave();
  vi.advanceTimersByTime(199);
  expect(shown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([shown(), bar.style.height, bar.ariaLabel]).toEqual([true, '3px', 'Page is loading']);
  vi.advanceTimersByTime(800);
  expect(progress()).toBe(50);
  vi.advanceTimersByTime(60_000);
  expect(progress()).toBeGreaterThan(95);
  expect(progress()).toBeLessThan(100);
  arrive();
  expect([progress(), bar.style.transform]).toEqual([100, 'scaleX(1)']);
  vi.advanceTimersByTime(499);
  expect(shown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect([shown(), bar.style.transform]).toEqual([false, 'scaleX(1)']);
  vi.advanceTimersByTime(400);
  expect(bar.style.transform).toBe('scaleX(0)');
});

test('does not show when the page arrives within 200 ms', () => {
  leave();
  vi.advanceTimersByTime(199);
  arrive();
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe(false);
});

test.each([
  ['while it loads', () => undefined],
  ['while it stands at the end', arrive],
])('hides as well when the next page, asked for %s, comes at once', (_, then) => {
  leave();
  vi.advanceTimersByTime(300);
  then();
  leave();
  vi.advanceTimersByTime(100);
  arrive();
  vi.advanceTimersByTime(500);
  expect(shown()).toBe(false);
});
