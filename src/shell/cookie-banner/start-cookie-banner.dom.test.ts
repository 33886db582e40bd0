import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerIn, CONSENT_EVENT, goneCookies } from './consent.ts';
import { startCookieBanner } from './start-cookie-banner.ts';

/** The answers announced by a banner that offers Reject and categories. */
const answers: unknown[] = [];
document.addEventListener(CONSENT_EVENT, (event) => {
  if (event instanceof CustomEvent) answers.push(event.detail);
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const banner = () => document.querySelector<HTMLElement>('[data-consent]');

function arrive(): void {
  document.body.innerHTML = `
    <div data-consent hidden>
      <label><input type="checkbox" name="analytics"> Statistics</label>
      <label><input type="checkbox" name="chat"> Chat</label>
      <button data-answer="chosen">Allow chosen</button>
      <button data-answer="reject">Reject</button>
      <button class="accept">Accept</button>
    </div>
    <button data-consent-again>Cookie settings</button>`;
  startCookieBanner();
}

function clear(): void {
  for (const gone of goneCookies(document.cookie, '', new Date())) {
    // biome-ignore lint/suspicious/noDocumentCookie: the banner writes cookies in this way
    document.cookie = gone;
  }
}

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, protocol: 'http:', reload });
  clear();
  answers.length = 0;
  arrive();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('Reject allows nothing, and the banner stays hidden on the next page', () => {
  expect(banner()?.hidden).toBe(false);
  press('[data-answer="reject"]');
  expect(banner()?.hidden).toBe(true);
  expect(answers).toEqual([[]]);
  expect(document.cookie).not.toContain('cookie_usage');
  arrive();
  expect(banner()?.hidden).toBe(true);
});

test('Allow chosen allows only the ticked categories', () => {
  press('input[name="chat"]');
  press('[data-answer="chosen"]');
  expect(answers).toEqual([['chat']]);
  expect(answerIn(document.cookie)).toEqual(['chat']);
});

test('Accept allows all categories and writes the specified cookie', () => {
  press('.accept');
  expect(answers).toEqual([['analytics', 'chat']]);
  expect(document.cookie).toBe('cookie_usage=accepted');
});

test('withdrawing consent deletes the cookies and reloads the page', () => {
  press('.accept');
  // biome-ignore lint/suspicious/noDocumentCookie: an analytics script writes cookies in this way
  document.cookie = '_pk_id=1; Path=/';
  press('[data-consent-again]');
  expect(banner()?.hidden).toBe(false);
  expect(document.querySelector<HTMLInputElement>('[name="chat"]')?.checked).toBe(true);
  press('[data-answer="reject"]');
  expect(document.cookie).toBe('cookie_choice=none');
  expect(reload).toHaveBeenCalledOnce();
});

test('withdrawing consent empties the storage of integrations, not of the site', () => {
  press('.accept');
  localStorage.setItem('chat_visitor', '1');
  localStorage.setItem('searches', '["refund"]');
  press('[data-consent-again]');
  press('[data-answer="reject"]');
  expect(Object.keys(localStorage)).toEqual(['searches']);
});

test('consent withdrawn elsewhere reloads a page restored by Back, before others act on its return', () => {
  press('.accept');
  clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the banner of another page writes it in this way
  document.cookie = 'cookie_choice=none; Path=/';
  const counted = vi.fn();
  window.addEventListener('pageshow', counted, { once: true });
  window.dispatchEvent(new Event('pageshow'));
  expect(reload).toHaveBeenCalledOnce();
  expect(counted).not.toHaveBeenCalled();
  expect(banner()?.hidden).toBe(true);
});

test('an answer in another window is read from the event, before document.cookie has it', () => {
  const store = new EventTarget();
  vi.stubGlobal('cookieStore', store);
  arrive();
  const changed = [{ name: 'cookie_choice', value: 'chat' }];
  store.dispatchEvent(Object.assign(new Event('change'), { changed, deleted: [] }));
  expect(document.cookie).toBe('');
  expect(banner()?.hidden).toBe(true);
  expect(answers).toEqual([['chat']]);
});
