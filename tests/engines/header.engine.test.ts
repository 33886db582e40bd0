import { expect, test } from 'vitest';
import { advanceTimers, installFakeTimers } from './clock.ts';
import type { Point, View } from './driver/view.ts';
import { inEachEngine, PHONE, visit } from './visit.ts';

/** A page that renders quickly; the menu is the same on every page. */
const START = '/docs/glossary';
const AWAY: Point = { x: 700, y: 880 };
const STEPS = 24;

/** The open dropdowns, by the names of their panels. */
const opened = (view: View) =>
  view.run(() =>
    [...document.querySelectorAll<HTMLElement>('header [data-panel]')]
      .filter((panel) => panel.getClientRects().length > 0)
      .map((panel) => panel.dataset.panel),
  );

/** The centre of each dropdown's label and of its arrow button. */
const labels = (view: View) =>
  view.run(() =>
    [...document.querySelectorAll<HTMLElement>('header nav li:has([data-panel])')].map((entry) => {
      const middle = (selector: string) => {
        const { left, top, width, height } =
          entry.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const name = entry.querySelector<HTMLElement>('[data-panel]')?.dataset.panel ?? '';
      return { name, at: middle('a'), arrow: middle('button') };
    }),
  );

/** The centre of each link in the open panel. */
const entries = (view: View) =>
  view.run(() =>
    [...document.querySelectorAll('header [data-panel] li a')]
      .filter((entry) => entry.getClientRects().length > 0)
      .map((entry) => {
        const { left, top, height } = entry.getBoundingClientRect();
        return { x: left + 40, y: top + height / 2, href: entry.getAttribute('href') };
      }),
  );

const under = (view: View, { x, y }: Point) =>
  view.run(
    (left, top) => document.elementFromPoint(left, top)?.closest('a')?.getAttribute('href'),
    x,
    y,
  );

/**
 * Paths of the pointer to a link: straight, or first along the labels and then down. Only the
 * fastest engine tests both.
 */
const BENDS = ['straight', 'along first'] as const;

/** Small steps from one position to another. */
function path(from: Point, to: Point, bend: (typeof BENDS)[number]): Point[] {
  const along = (part: number) => (bend === 'straight' ? part : 1 - (1 - part) ** 3);
  const down = (part: number) => (bend === 'straight' ? part : part ** 3);
  return Array.from({ length: STEPS }, (_, step) => {
    const part = (step + 1) / STEPS;
    return {
      x: from.x + (to.x - from.x) * along(part),
      y: from.y + (to.y - from.y) * down(part),
    };
  });
}

async function hover(view: View, at: Point, name: string, leave = async () => {}): Promise<void> {
  await view.move([AWAY]);
  await leave();
  await expect.poll(() => opened(view)).toEqual([]);
  await view.move([at]);
  await expect.poll(() => opened(view)).toEqual([name]);
}

inEachEngine((view, engine) => {
  test('moving from a label to any link in its panel, on any path, keeps the panel open', async () => {
    await visit(view(), START);
    await installFakeTimers(view());
    const leave = () => advanceTimers(view(), 1000);
    for (const { name, at } of await labels(view())) {
      await hover(view(), at, name, leave);
      for (const [index, { href, ...entry }] of (await entries(view())).entries()) {
        for (const bend of engine === 'firefox' ? BENDS : BENDS.slice(index % 2, (index % 2) + 1)) {
          await hover(view(), at, name, leave);
          await view().move(path(at, entry, bend));
          expect(await under(view(), entry), `${name} to ${href}, ${bend}`).toBe(href);
        }
      }
    }
  });

  test('resting the pointer on another label opens only that dropdown', async () => {
    await visit(view(), START);
    const [first, second] = await labels(view());
    await hover(view(), first?.at ?? AWAY, first?.name ?? '');
    await view().move(path(first?.at ?? AWAY, second?.at ?? AWAY, 'straight'));
    await expect.poll(() => opened(view())).toEqual([second?.name]);
  });

  test('a click on an arrow keeps a dropdown that hover opened, the next click closes it', async () => {
    await visit(view(), START);
    for (const { name, at, arrow } of await labels(view())) {
      await hover(view(), at, name);
      await view().click(arrow);
      expect(await opened(view())).toEqual([name]);
      await view().click(arrow);
      await expect.poll(() => opened(view())).toEqual([]);
      await view().move([{ x: arrow.x + 1, y: arrow.y }]);
      expect(await opened(view())).toEqual([]);
    }
  });

  test('one dropdown is open at a time and a click outside closes it, even if buttons get no focus', async () => {
    await visit(view(), START);
    await view().move([AWAY]);
    // In Safari and on tablets a clicked button does not get the focus.
    const press = (name: string) =>
      view().run((panel) => {
        document
          .querySelector<HTMLElement>(`[data-panel="${panel}"]`)
          ?.closest('li')
          ?.querySelector('button')
          ?.click();
      }, name);
    await press('company');
    await expect.poll(() => opened(view())).toEqual(['company']);
    await press('developers');
    await expect.poll(() => opened(view())).toEqual(['developers']);
    await view().click(AWAY);
    await expect.poll(() => opened(view())).toEqual([]);
  });

  test('a tap on a label opens its dropdown, the next one follows the link', async () => {
    await visit(view(), START);
    const tap = () =>
      view().run(() => {
        const label = document.querySelector<HTMLElement>('header nav a[href="/company"]');
        label?.dispatchEvent(
          new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }),
        );
        label?.click();
      });
    const place = () => view().run(() => window.location.pathname);
    await tap();
    await expect.poll(() => opened(view())).toEqual(['company']);
    expect(await place()).toBe(START);
    await tap();
    await expect.poll(place).toBe('/company');
    await expect.poll(() => opened(view())).toEqual([]);
  });

  test('Back closes the mobile menu and stays on the page, at its scroll position', async () => {
    await visit(view(), START, PHONE);
    const menu = () => view().run(() => document.querySelector('header')?.dataset.menu);
    const top = () => view().run(() => Math.round(window.scrollY));
    await view().run(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(top).toBe(900);
    const toggle = () =>
      view().run(() => document.querySelector<HTMLElement>('[aria-controls="menu"]')?.click());
    for (const close of [() => view().back(), toggle]) {
      await toggle();
      await expect.poll(menu).toBe('opened');
      await close();
      await expect.poll(menu).toBe('closed');
      expect(await view().run(() => window.location.pathname)).toBe(START);
      expect(await top()).toBe(900);
      expect(await view().run(() => history.state?.menu ?? null)).toBeNull();
    }
    await toggle();
    await expect.poll(menu).toBe('opened');
    await view().run(() => document.querySelector<HTMLElement>('#menu a[href="/fee"]')?.click());
    const place = () => view().run(() => window.location.pathname);
    await expect.poll(place).toBe('/fee');
    await view().back();
    await expect.poll(place).toBe(START);
    // Firefox starts at the top of the page after its menu's history entry was replaced by another
    // page.
    if (engine !== 'firefox') await expect.poll(top).toBe(900);
    expect(await menu()).not.toBe('opened');
  });
});
