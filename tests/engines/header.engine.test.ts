import { expect, test } from 'vitest';
import { handTime, pass } from './clock.ts';
import type { Point, View } from './driver/view.ts';
import { inEachEngine, PHONE, visit } from './visit.ts';

/** A page that is drawn quickly: the menu is the same on each. */
const START = '/docs/glossary';
const AWAY: Point = { x: 700, y: 880 };
const STEPS = 24;

/** The dropdowns that stand open, by the name of their panels. */
const opened = (view: View) =>
  view.run(() =>
    [...document.querySelectorAll<HTMLElement>('header [data-panel]')]
      .filter((panel) => panel.getClientRects().length > 0)
      .map((panel) => panel.dataset.panel),
  );

/** The middle of the label of each dropdown, and of its arrow. */
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

/** The middle of each entry's name in the panel that stands open. */
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

/** Ways to an entry: straight, or along the labels first and then down. The quickest engine takes both. */
const BENDS = ['straight', 'along first'] as const;

/** Small steps from one place to another. */
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
  test('any way from a label to an entry ends with that entry under the mouse', async () => {
    await visit(view(), START);
    await handTime(view());
    const leave = () => pass(view(), 1000);
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

  test('the mouse at rest on another label opens that one alone', async () => {
    await visit(view(), START);
    const [first, second] = await labels(view());
    await hover(view(), first?.at ?? AWAY, first?.name ?? '');
    await view().move(path(first?.at ?? AWAY, second?.at ?? AWAY, 'straight'));
    await expect.poll(() => opened(view())).toEqual([second?.name]);
  });

  test('a press on an arrow keeps what the mouse opened, the next closes it', async () => {
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

  test('one stands open at a time, and a press outside closes it, where none takes focus', async () => {
    await visit(view(), START);
    await view().move([AWAY]);
    // As Safari and tablets press a button: it does not get the focus.
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

  test('Back closes the mobile menu and stays on the page, where it was', async () => {
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
    // Firefox begins at the top of a page whose menu's entry another page has replaced.
    if (engine !== 'firefox') await expect.poll(top).toBe(900);
    expect(await menu()).not.toBe('opened');
  });
});
