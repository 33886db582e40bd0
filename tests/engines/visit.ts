import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { LAID_OUT } from '#ui/browser/deferred-layout.ts';
import { openView } from './driver/open.ts';
import { ENGINES, type Engine, type View, type Visitor } from './driver/view.ts';

export const DESKTOP: readonly [number, number] = [1440, 900];
export const PHONE = [390, 844] as const;

/** The engines that are asked for, by name in `ENGINES`: all of them otherwise. */
const asked = ENGINES.filter((engine) => process.env.ENGINES?.includes(engine) ?? true);

/** By day, those that the browser suite does not run in. */
const OTHERS: readonly Engine[] = ['firefox', 'webkit'];

/** The same tests in each of these engines, in one window each. */
export function inEachEngine(
  tests: (view: () => View, engine: Engine) => void,
  visitor: Visitor = {},
  engines: readonly Engine[] = process.env.NIGHTLY ? ENGINES : OTHERS,
): void {
  describe.each(asked.filter((engine) => engines.includes(engine)))('in %s', (engine) => {
    let view: View | undefined;
    beforeAll(async () => {
      view = await openView(engine, visitor);
    });
    afterAll(() => view?.close());
    tests(() => {
      if (!view) throw new Error(`No window of ${engine}`);
      return view;
    }, engine);
  });
}

/**
 * Opens a path of the site in a window of this size, as it is before anybody turns to it, but with all
 * of it laid out: a section far from the window has its place only once it is near.
 */
export async function open(
  view: View,
  path: string,
  [width, height]: readonly [number, number],
): Promise<void> {
  await view.size(width, height);
  await view.open(new URL(path, inject('site')).href);
  await view.run((name) => document.documentElement.setAttribute(name, ''), LAID_OUT);
}

/** Opens a path of the site in a window of this size, with its header at work. */
export async function visit(view: View, path: string, window = DESKTOP): Promise<void> {
  await open(view, path, window);
  await ready(view);
}

/** Turns to the header, with the mouse in the corner before its mark, and waits until it is at work. */
export async function ready(view: View): Promise<void> {
  await expect
    .poll(async () => {
      await view.move([
        { x: 4, y: 4 },
        { x: 8, y: 8 },
      ]);
      return view.run(
        () => document.querySelector<HTMLElement>('header')?.dataset.ready !== undefined,
      );
    })
    .toBe(true);
}

/** Follows a link to there; says how the page is scrolled for it. */
export const follow = (view: View, href: string) =>
  view.run((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
    return getComputedStyle(document.documentElement).scrollBehavior;
  }, href);
