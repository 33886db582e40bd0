import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { LAID_OUT } from '#ui/browser/deferred-layout.ts';
import { openFirefox } from './driver/firefox.ts';
import type { View, Visitor } from './driver/view.ts';
import { openWebKit } from './driver/webkit.ts';

export const DESKTOP: readonly [number, number] = [1440, 900];
export const PHONE = [390, 844] as const;

/** The engines that are tested here; Chromium is tested by tests/e2e. */
const OPEN = { firefox: openFirefox, webkit: openWebKit };
type Engine = keyof typeof OPEN;

/** The engines named in the environment variable `ENGINES`, or all of them. */
const asked = (Object.keys(OPEN) as Engine[]).filter(
  (engine) => process.env.ENGINES?.includes(engine) ?? true,
);

/** Runs the tests in each engine, in one window per engine. */
export function inEachEngine(
  tests: (view: () => View, engine: Engine) => void,
  visitor: Visitor = {},
): void {
  describe.each(asked)('in %s', (engine) => {
    let view: View | undefined;
    beforeAll(async () => {
      view = await OPEN[engine](visitor);
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
