// @vitest-environment jsdom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import startIsland from './client.tsx';

function Lamp() {
  const [lit, setLit] = useState(false);
  return (
    <button type="button" onClick={() => setLit(true)}>
      {lit ? 'lit' : 'dark'}
    </button>
  );
}

function Broken(): never {
  throw new Error('secret');
}

function start(component: () => unknown, html: string): HTMLElement {
  document.body.innerHTML = `<main>the page</main><div ssr>${html}</div>`;
  const island = document.querySelector('div') as HTMLElement;
  startIsland(island)(component, {}, {}, { client: 'idle' });
  return document.querySelector('main') as HTMLElement;
}

test('an island works as it was rendered', async () => {
  const main = start(Lamp, renderToString(<Lamp />));
  await vi.waitFor(() => {
    document.querySelector('button')?.click();
    expect(document.querySelector('button')?.textContent).toBe('lit');
  });
  expect(main.textContent).toBe('the page');
});

test('an island that fails itself gives way to the generic error page', async () => {
  const said = vi.mocked(console.error).mockImplementation(() => undefined);
  const main = start(Broken, '');
  await vi.waitFor(() => expect(main.querySelector('h1')?.textContent).toBe('500'));
  expect(main.textContent).toContain('Something failed on this page');
  expect(main.textContent).not.toMatch(/secret|the page/);
  said.mockClear();
});
