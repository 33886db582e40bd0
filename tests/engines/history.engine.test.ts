import { expect, test } from 'vitest';
import type { View } from './driver/view.ts';
import { follow, inEachEngine, PHONE, ready, visit } from './visit.ts';

/** A page that is many windows long. */
const LONG = '/fee';
const DEEP = 5000;

/** Where the page stood on each frame since `watchFrames`. */
declare global {
  interface Window {
    frames_: number[];
  }
}

/** Writes down, frame by frame, where the page with this path stands. */
const watchFrames = (view: View, path: string) =>
  view.run((expected) => {
    window.frames_ = [];
    const frame = () => {
      if (window.location.pathname === expected) window.frames_.push(Math.round(window.scrollY));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, path);

/** The places where it stood, once it stands still. */
async function places(view: View): Promise<number[]> {
  const last = () => view.run(() => window.frames_.slice(-6));
  await expect
    .poll(async () => {
      const frames = await last();
      return frames.length === 6 && new Set(frames).size === 1;
    })
    .toBe(true);
  return view.run(() => [...new Set(window.frames_)]);
}

const top = (view: View) => view.run(() => Math.round(window.scrollY));
const place = (view: View) => view.run(() => window.location.pathname);
/** The build that the document is of. */
const build = (view: View) =>
  view.run(() => document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content);
async function leaveDeep(view: View): Promise<void> {
  await view.run((y) => window.scrollTo({ top: y, behavior: 'instant' }), DEEP);
  await expect.poll(() => view.run(() => history.state?.scrollY)).toBe(DEEP);
}

inEachEngine((view) => {
  test('Back and Forward show at once where the page was left', async () => {
    await visit(view(), LONG);
    await leaveDeep(view());
    await follow(view(), '/about');
    await expect.poll(() => place(view())).toBe('/about');
    await watchFrames(view(), LONG);
    await view().back();
    // Before the swap the address is the old page's already, which stands at its top.
    expect((await places(view())).filter((y) => y !== 0)).toEqual([DEEP]);
  });

  test('so they do with the mobile menu opened before', async () => {
    await visit(view(), LONG, PHONE);
    await leaveDeep(view());
    await follow(view(), '/about');
    await expect.poll(() => place(view())).toBe('/about');
    const menu = () => view().run(() => document.querySelector('header')?.dataset.menu);
    await view().run(() => document.querySelector<HTMLElement>('[aria-controls="menu"]')?.click());
    await expect.poll(menu).toBe('opened');
    await view().back();
    await expect.poll(menu).not.toBe('opened');
    expect(await place(view())).toBe('/about');
    await view().back();
    await expect.poll(() => place(view())).toBe(LONG);
    await expect.poll(() => top(view())).toBe(DEEP);
  });

  test('so they do after a reload', async () => {
    await visit(view(), LONG);
    await leaveDeep(view());
    await follow(view(), '/about');
    await expect.poll(() => place(view())).toBe('/about');
    await view().reload();
    await ready(view());
    await view().back();
    await expect.poll(() => place(view())).toBe(LONG);
    await expect.poll(() => top(view())).toBe(DEEP);
  });

  test('and from another build', async () => {
    await visit(view(), LONG);
    await leaveDeep(view());
    await view().run(() =>
      document.querySelector('meta[name="build-id"]')?.setAttribute('content', 'before'),
    );
    // The document may be gone before it can answer.
    await follow(view(), '/about').catch(() => undefined);
    // The address is the new page's while the document that gives way is still there.
    await expect.poll(() => build(view())).not.toBe('before');
    expect(await place(view())).toBe('/about');
    await ready(view());
    await view().back();
    await expect.poll(() => place(view())).toBe(LONG);
    await expect.poll(() => top(view())).toBe(DEEP);
  });

  test('an anchor of another page is reached without a ride, one of the page itself with one', async () => {
    await visit(view(), '/about');
    await watchFrames(view(), '/product');
    expect(await follow(view(), '/product#productBulk')).toBe('auto');
    await expect.poll(() => place(view())).toBe('/product');
    const [first, ...others] = (await places(view())).filter((y) => y !== 0);
    expect(first).toBeGreaterThan(DEEP);
    expect(others).toEqual([]);
    expect(await follow(view(), '#productIbans')).toBe('smooth');
    await expect.poll(() => top(view())).toBeLessThan(DEEP);
  });

  test('the index lights the way to the part in view', async () => {
    for (const [path, parts] of [
      ['/product', ['productSwift', 'productBulk']],
      ['/industries', ['industriesPayment', 'industriesConsulting']],
    ] as const) {
      await visit(view(), path);
      for (const part of parts) {
        await view().run((id) => {
          document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
        }, part);
        await expect
          .poll(() =>
            view().run(() =>
              [...document.querySelectorAll<HTMLElement>('nav a[href^="#"]')]
                .filter((link) => {
                  const { backgroundColor } = getComputedStyle(link.querySelector('i') ?? link);
                  const probe = document.createElement('i');
                  probe.style.color = 'var(--lamp)';
                  document.body.append(probe);
                  const lamp = getComputedStyle(probe).color;
                  probe.remove();
                  return backgroundColor === lamp;
                })
                .map((link) => link.getAttribute('href')),
            ),
          )
          .toEqual([`#${part}`]);
      }
    }
  });
});
