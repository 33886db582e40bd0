import { expect, inject, test } from 'vitest';
import { COLOR_MODE_KEY, CONSENT_COOKIE, MENU_CLOSING_MS } from '#spec.ts';
import type { View } from './driver/view.ts';
import { DESKTOP, follow, inEachEngine, PHONE, ready, visit } from './visit.ts';

const place = (view: View) => view.run(() => window.location.pathname + window.location.hash);
const heading = (view: View) =>
  view.run(() => document.querySelector('main h1')?.textContent?.replace(/\s+/g, ' ').trim());

/** The centre of the first visible link or button whose name starts with `name`. */
const find = (view: View, name: string, within: string) =>
  view.run(
    (wanted, root) => {
      const one = [...document.querySelectorAll<HTMLElement>(`${root} :is(a, button)`)].find(
        (each) => {
          const shown = [...each.childNodes].filter(
            (node) => !(node instanceof Element) || node.checkVisibility(),
          );
          const text = shown.map(({ textContent }) => textContent).join('');
          return (
            (each.ariaLabel ?? text).trim().startsWith(wanted) &&
            each.checkVisibility({ visibilityProperty: true })
          );
        },
      );
      one?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const box = one?.getClientRects()[0];
      return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
    },
    name,
    within,
  );

const offers = async (view: View, name: string, within: string): Promise<boolean> =>
  (await find(view, name, within)) !== null;

async function press(view: View, name: string, within: string): Promise<void> {
  const at = await find(view, name, within);
  if (!at) throw new Error(`Nothing to press in ${within} is called ${name}`);
  await view.click(at);
}

const menu = (view: View) => view.run(() => document.querySelector('header')?.dataset.menu);

inEachEngine((view) => {
  test('the cookie banner is shown until Accept has set its cookie', async () => {
    const banner = () => offers(view(), 'Accept', '[data-consent]');
    await visit(view(), '/company');
    await view().run((name) => {
      // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no Cookie Store API
      document.cookie = `${name}=; Max-Age=0; Path=/`;
    }, CONSENT_COOKIE);
    await view().reload();
    await expect.poll(banner).toBe(true);
    await press(view(), 'Accept', '[data-consent]');
    await expect.poll(banner).toBe(false);
    expect(await view().run(() => document.cookie)).toContain(`${CONSENT_COOKIE}=`);
    await view().reload();
    await ready(view());
    expect(await banner()).toBe(false);
  });

  test('a stored colour mode is replaced by dark', async () => {
    await visit(view(), '/company');
    await view().run((key) => localStorage.setItem(key, 'light'), COLOR_MODE_KEY);
    await view().reload();
    await ready(view());
    await expect
      .poll(() => view().run((key) => localStorage.getItem(key), COLOR_MODE_KEY))
      .toBe('dark');
    const ground = () => getComputedStyle(document.documentElement).colorScheme;
    expect(await view().run(ground)).toBe('dark');
  });

  test('the mobile menu has two collapsible groups, closes within its time, and on each navigation', async () => {
    await visit(view(), '/company', PHONE);
    await press(view(), 'Open menu', 'header');
    await expect.poll(() => menu(view())).toBe('opened');
    const folds = () =>
      view().run(() =>
        [...document.querySelectorAll<HTMLElement>('#menu nav button')].map(
          (one) => one.textContent,
        ),
      );
    expect(await folds()).toEqual(['Developers', 'Company']);
    expect(await offers(view(), 'Careers', '#menu')).toBe(false);
    await press(view(), 'Company', '#menu');
    await expect.poll(() => offers(view(), 'Careers', '#menu')).toBe(true);
    await press(view(), 'Company', '#menu');
    await expect.poll(() => offers(view(), 'Careers', '#menu')).toBe(false);
    await view().run(() => {
      const header = document.querySelector('header');
      const states: [string | undefined, number][] = [];
      Reflect.set(window, 'states', states);
      addEventListener('click', () => states.push(['pressed', performance.now()]), true);
      new MutationObserver(() => states.push([header?.dataset.menu, performance.now()])).observe(
        header as Element,
        { attributeFilter: ['data-menu'] },
      );
    });
    await press(view(), 'Close menu', 'header');
    await expect.poll(() => menu(view())).toBe('closed');
    const states = await view().run(
      () => Reflect.get(window, 'states') as [string | undefined, number][],
    );
    expect(states.map(([state]) => state)).toEqual(['pressed', 'closing', 'closed']);
    const [from = 0, , to = 0] = states.map(([, at]) => at);
    // A timer may fire late but not early; its time is only exact to a millisecond.
    expect(to - from).toBeGreaterThanOrEqual(MENU_CLOSING_MS - 1);
    await press(view(), 'Open menu', 'header');
    await expect.poll(() => menu(view())).toBe('opened');
    await press(view(), 'Pricing', '#menu');
    await expect.poll(() => place(view())).toBe('/fee');
    await expect.poll(() => menu(view())).toBe('closed');
  });

  test('an unknown path shows the error page, directly or by a link, with a link home', async () => {
    await visit(view(), '/no/such/page');
    const mainText = () => view().run(() => document.querySelector('main')?.textContent ?? '');
    expect(await heading(view())).toBe('Page not found!');
    expect(await view().run(() => document.title)).toBe('Error page');
    expect(await mainText()).toContain('Page not found: /no/such/page');
    await press(view(), 'Return home', 'main');
    await expect.poll(() => place(view())).toBe('/');
    await visit(view(), '/faq');
    await follow(view(), '/gone');
    await expect.poll(() => heading(view())).toBe('Page not found!');
    await expect.poll(mainText).toContain('Page not found: /gone');
  });

  test('a page that loads slowly shows the loading bar, and the next one hides it', async () => {
    await visit(view(), '/faq');
    // A link whose page never loads, so that the current page stays.
    const seen = await view().run(
      () =>
        new Promise<string>((resolve) => {
          const link = document.createElement('a');
          link.href = '/about';
          document.querySelector('main')?.append(link);
          // Registered after the bar's own listener; stands in for a host that does not answer.
          window.addEventListener('click', (event) => event.preventDefault(), { once: true });
          link.click();
          setTimeout(() => {
            const bar = document.querySelector('[role="progressbar"]');
            resolve(`${bar?.getBoundingClientRect().height} ${bar?.ariaLabel}`);
          }, 400);
        }),
    );
    expect(seen).toBe('3 Page is loading');
    await follow(view(), '/about');
    await expect.poll(() => place(view())).toBe('/about');
    await expect
      .poll(() => view().run(() => document.querySelectorAll('[role="progressbar"]').length))
      .toBe(0);
  });

  test('once the visitor id is known, Register and Login have it, on the next page too', async () => {
    await view().size(...DESKTOP);
    await view().open(new URL('/faq?utm_cid=spring', inject('counted')).href);
    await ready(view());
    const links = () =>
      view().run(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[data-outbound]')].map((link) =>
          new URL(link.href).searchParams.get('nxp_vid'),
        ),
      );
    const commands = () => view().run(() => JSON.stringify(Reflect.get(window, 'tracked') ?? ''));
    await expect.poll(commands).toContain('["setCustomDimension",1,"spring"]');
    expect(new Set(await links())).toEqual(new Set([null]));
    await view().run(() => Reflect.set(window, 'visitor', 'v1'));
    await expect.poll(async () => [...new Set(await links())]).toEqual(['v1']);
    await follow(view(), '/about').catch(() => undefined);
    await expect.poll(() => place(view())).toBe('/about');
    await ready(view());
    await view().run(() => Reflect.set(window, 'visitor', 'v1'));
    await expect.poll(async () => [...new Set(await links())]).toEqual(['v1']);
  });
});
