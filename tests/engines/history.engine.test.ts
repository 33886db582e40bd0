import { expect, test } from 'vitest';
import type { View } from './driver/view.ts';
import { follow, inEachEngine, PHONE, ready, visit } from './visit.ts';

/** A page many times as long as the viewport. */
const LONG = '/fee';
const DEEP = 5000;

const top = (view: View) => view.run(() => Math.round(window.scrollY));
const place = (view: View) => view.run(() => window.location.pathname);
/** Goes to another page from far down the page. */
async function leaveDeep(view: View): Promise<void> {
  await view.run((y) => window.scrollTo({ top: y, behavior: 'instant' }), DEEP);
  await expect.poll(() => top(view)).toBe(DEEP);
  await follow(view, '/about').catch(() => undefined);
  await expect.poll(() => place(view)).toBe('/about');
  await ready(view);
}

inEachEngine((view) => {
  test('Back and Forward restore the scroll position', async () => {
    await visit(view(), LONG);
    await leaveDeep(view());
    await view().back();
    await expect.poll(() => place(view())).toBe(LONG);
    await expect.poll(() => top(view())).toBe(DEEP);
    await view().forward();
    await expect.poll(() => place(view())).toBe('/about');
    await expect.poll(() => top(view())).toBe(0);
  });

  test('they also do after the mobile menu was open', async () => {
    await visit(view(), LONG, PHONE);
    await leaveDeep(view());
    const menu = () => view().run(() => document.querySelector('header')?.dataset.menu);
    await view().run(() => document.querySelector<HTMLElement>('[aria-controls="menu"]')?.click());
    await expect.poll(menu).toBe('opened');
    await view().run(() => history.back());
    await expect.poll(menu).not.toBe('opened');
    expect(await place(view())).toBe('/about');
    await view().back();
    await expect.poll(() => place(view())).toBe(LONG);
    await expect.poll(() => top(view())).toBe(DEEP);
  });

  test('they also do after a reload', async () => {
    await visit(view(), LONG);
    await leaveDeep(view());
    await view().reload();
    await ready(view());
    await view().back();
    await expect.poll(() => place(view())).toBe(LONG);
    await expect.poll(() => top(view())).toBe(DEEP);
  });

  test('a fragment on another page is jumped to, one on the same page is scrolled to smoothly', async () => {
    await visit(view(), '/about');
    expect(await follow(view(), '/product#productBulk')).toBe('auto');
    await expect.poll(() => place(view())).toBe('/product');
    await ready(view());
    await expect.poll(() => top(view())).toBeGreaterThan(DEEP);
    expect(await follow(view(), '#productIbans')).toBe('smooth');
    await expect.poll(() => top(view())).toBeLessThan(DEEP);
  });

  test('the section index marks the section in view', async () => {
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
