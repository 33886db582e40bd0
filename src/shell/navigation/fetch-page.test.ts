// @vitest-environment jsdom

import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPage } from './fetch-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** What becomes of a navigation that gets this answer. */
async function outcome(answer: () => Promise<Partial<Response>>): Promise<string> {
  vi.stubGlobal('fetch', answer);
  const event = new Event('astro:before-preparation', { cancelable: true });
  Object.assign(event, { to: new URL('https://bank.example/fee'), signal: undefined });
  await fetchPage(event as unknown as TransitionBeforePreparationEvent);
  return event.defaultPrevented ? 'left to the browser' : 'shown';
}

const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });

test.each<[what: string, answer: () => Promise<Partial<Response>>]>([
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'is called off half-way by the next navigation',
    async () => ({ headers, text: () => Promise.reject(new DOMException('', 'AbortError')) }),
  ],
  ['is no page', async () => ({ headers: new Headers({ 'content-type': 'application/pdf' }) })],
])('a page that %s is left to the browser, without an error', async (_what, answer) => {
  expect(await outcome(answer)).toBe('left to the browser');
});
