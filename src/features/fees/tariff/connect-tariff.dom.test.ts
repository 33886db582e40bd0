import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixtureTariff } from '#tariff/tariff.fixture.ts';
import { sheetOf } from '../sheet.ts';
import { connectTariff } from './connect-tariff.ts';
import { PriceBar } from './controls.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <section id="tariff"><div data-audience="companies">
      <input type="search" name="find"><span data-status></span><p data-nothing hidden></p>
      <table data-group><tr data-text="SEPA recall"></tr><tr data-text="SWIFT sent"></tr></table>
    </div></section>`;
});

afterEach(() => {
  vi.useRealTimers();
});

function type(query: string): void {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = query;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('the filter works with a badly escaped fragment', async () => {
  window.history.replaceState(null, '', '/fee#%');
  connectTariff();
  type('recall');
  await vi.waitFor(() => expect(document.querySelectorAll('tr:not([hidden])')).toHaveLength(1));
  expect(document.querySelector('[data-status]')?.textContent).toBe('1 of 2 lines');
});

test('a query that is cleared while the matching loads leaves every line', async () => {
  window.history.replaceState(null, '', '/fee');
  connectTariff();
  type('recall');
  type('');
  await import('#ui/filter/filter.ts');
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelectorAll('tr:not([hidden])')).toHaveLength(2);
  expect(document.querySelector('[data-status]')?.textContent).toBe('');
});

test('a choice made before the script runs is kept', () => {
  window.history.replaceState(null, '', '/fee');
  document.getElementById('tariff')?.insertAdjacentHTML(
    'beforeend',
    `<input type="radio" name="for" value="companies">
    <input type="radio" name="for" value="individuals" checked>`,
  );
  connectTariff();
  expect(document.querySelector<HTMLInputElement>('[name="for"]:checked')?.value).toBe(
    'individuals',
  );
  expect(window.location.search).toBe('?for=individuals');
});

test('typed text is written to the query string after a pause', () => {
  window.history.replaceState(null, '', '/fee?utm_cid=7');
  connectTariff();
  type('rec');
  type('recall');
  expect(window.location.search).toBe('?utm_cid=7');
  vi.advanceTimersByTime(200);
  expect(window.location.search).toBe('?utm_cid=7&find=recall');
});

test('typed text is not written to the URL of the page that Back leads to', () => {
  window.history.replaceState(null, '', '/fee');
  connectTariff();
  type('recall');
  window.history.replaceState(null, '', '/about');
  window.dispatchEvent(new PopStateEvent('popstate'));
  vi.advanceTimersByTime(1000);
  expect(window.location.href).toMatch(/\/about$/);
});

test('each audience has its own choice of category', () => {
  window.history.replaceState(null, '', '/fee?for=individuals&category=plus');
  const tariff = fixtureTariff([
    'standard: { label: Individuals, summary: Residents, criteria: [Resident in the EEA] }',
    'standard: { label: Basic, summary: B, criteria: [B] }\n    plus: { label: Plus, summary: P, criteria: [P] }',
  ]);
  const root = document.getElementById('tariff') as HTMLElement;
  root.innerHTML = (['companies', 'individuals'] as const)
    .map((audience) => {
      const sheet = sheetOf(tariff, audience, { next: null, until: null, limits: [], cutOffs: [] });
      return `<div data-audience="${audience}">${renderToStaticMarkup(createElement(PriceBar, { sheet }))}</div>`;
    })
    .join('');
  connectTariff();
  const chosen = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')];
  expect(chosen.map(({ value }) => value)).toEqual(['low', 'plus']);
  root.querySelector<HTMLInputElement>('[value="standard"]')?.click();
  expect(window.location.search).toBe('?for=individuals');
});
