import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { LAID_OUT } from '#ui/browser/deferred-layout.ts';
import { openView } from './driver/open.ts';
import { ENGINES, type Engine, type View, type Visitor } from './driver/view.ts';

export const DESKTOP: readonly [number, number] = [1440, 900];
export const PHONE = [390, 844] as const;

/** The engines named in the environment variable `ENGINES`, or all of them. */
const asked = ENGINES.filter((engine) => process.env.ENGINES?.includes(engine) ?? true);

/** Engines that the browser tests do not use; these run outside nightly runs. */
const OTHERS: readonly Engine[] = ['firefox', 'webkit'];

/** Runs the tests in each of these engines, in one window per engine. */
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
 * Opens a path in a viewport of this size without interaction, and lays out the whole page, since
 * sections far from the viewport are otherwise laid out only when near.
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

/** Opens a path in a viewport of this size and waits until the header works. */
export async function visit(view: View, path: string, window = DESKTOP): Promise<void> {
  await open(view, path, window);
  await ready(view);
}

/**
 * Moves the pointer in the top left corner, which starts the header's script, and waits until the
 * header works.
 */
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

/** Follows a link to `href`; returns the `scroll-behavior` used. */
export const follow = (view: View, href: string) =>
  view.run((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
    return getComputedStyle(document.documentElement).scrollBehavior;
  }, href);
