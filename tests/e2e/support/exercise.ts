import { expect, type Page } from '@playwright/test';
import { openDetails } from './overflow.ts';
import { mainMenu, scriptsRun } from './test.ts';

/**
 * Opens all `<details>`, loads every picture, shows the end of the page, moves the pointer over
 * every island, and waits until all have hydrated. Fast scrolling may stall Chromium's rendering
 * (decision 0008), so there is one jump.
 */
export async function hydrateIslands(page: Page): Promise<void> {
  await openDetails(page);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    for (const top of [document.body.scrollHeight, 0]) {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    for (const island of document.querySelectorAll('astro-island')) {
      island.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    }
  });
  const asleep = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('astro-island[ssr]')]
        .filter((island) => [...island.children].some((child) => child.checkVisibility()))
        .map((island) => island.getAttribute('component-export')),
    );
  await expect.poll(asleep, 'islands that did not hydrate').toEqual([]);
}

/** Uses every control in the main area: buttons, switches, choices, fields, sliders. */
export async function exerciseControls(page: Page): Promise<void> {
  await hydrateIslands(page);
  await page.evaluate(async () => {
    const change = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
      // React overrides the property on the element; the prototype's setter has the effect of
      // typing.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const TYPED: Record<string, string> = { number: '7', range: '7', search: 'sepa', text: '7' };
    for (const field of document.querySelectorAll<HTMLInputElement>('main input:enabled')) {
      if (field.type === 'radio' || field.type === 'checkbox') field.click();
      else change(field, TYPED[field.type] ?? '');
    }
    for (const field of document.querySelectorAll<HTMLSelectElement>('main select:enabled')) {
      change(field, field.options[field.options.length - 1]?.value ?? '');
    }
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button:enabled')) {
      if (button.type === 'button') button.click();
    }
    await new Promise(requestAnimationFrame);
    for (const field of document.querySelectorAll<HTMLInputElement>('main input[type="search"]')) {
      change(field, '');
    }
  });
}

/** Opens and closes each dropdown by its button. */
async function openWideMenu(page: Page): Promise<void> {
  const opened = await page.evaluate(async () => {
    const states: (string | null)[] = [];
    for (const toggle of document.querySelectorAll<HTMLElement>('header nav [aria-expanded]')) {
      if (!toggle.checkVisibility()) continue;
      toggle.click();
      await new Promise(requestAnimationFrame);
      states.push(toggle.ariaExpanded);
      toggle.click();
    }
    return states;
  });
  expect(opened, 'dropdowns that open').toEqual(['true', 'true', 'true', 'true']);
}

async function openNarrowMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const fold of await mainMenu(page).getByRole('button').filter({ visible: true }).all()) {
    await fold.evaluate((button: HTMLElement) => button.click());
  }
  await page.getByRole('button', { name: 'Close menu' }).click();
}

/** Uses every interactive part of the open page: menus, `<details>`, islands, controls, cookie banner. */
export async function exercise(page: Page, shell: 'wide' | 'narrow'): Promise<void> {
  await scriptsRun(page);
  await (shell === 'wide' ? openWideMenu(page) : openNarrowMenu(page));
  await exerciseControls(page);
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  if (await accept.isVisible()) await accept.click();
}
