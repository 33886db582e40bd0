import type { Page } from '@playwright/test';
import { expect, openReady, PHONE, test } from './support/test.ts';

/** Pages of every kind, with a minimum number of tab stops in their main area. */
const PAGES = [
  ['/fee', 60],
  ['/faq', 20],
  ['/', 20],
  ['/product', 20],
  ['/api', 10],
  ['/api/payments', 40],
  ['/docs/payments/cut-off-times', 10],
  ['/blog', 10],
  ['/blog/reading-our-price-list', 10],
  ['/careers', 5],
  ['/careers/candidates/payments-engineer', 2],
  ['/whistleblower', 2],
  ['/about', 2],
] as const;

interface Stop {
  name: string;
  faults: string[];
}

/**
 * The focused element: `undefined` outside `within`, otherwise its name and what a sighted keyboard
 * user could not do with it (WCAG 2.2: 2.4.7, 2.4.11, 2.4.3).
 */
function currentStop(page: Page, within: string): Promise<Stop | undefined> {
  return page.evaluate((within) => {
    const element = document.activeElement;
    if (!element?.closest(within) || element === document.body) return undefined;
    const name = `${element.localName} "${(
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined) ??
      element.textContent ??
      ''
    )
      .trim()
      .slice(0, 40)}"`;
    const faults: string[] = [];
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
    if (boxes.length === 0 || !element.checkVisibility({ visibilityProperty: true })) {
      faults.push('cannot be seen');
    }
    // It may be covered in part, but not at all of these points.
    const free = boxes.some(({ left, top, width, height }) =>
      [
        [0.5, 0.5],
        [0.1, 0.2],
        [0.9, 0.8],
      ].some(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit && (element.contains(hit) || hit.contains(element) || hit.closest('label'));
      }),
    );
    if (boxes.length > 0 && !free) faults.push('is covered or out of view');
    const rings = [
      [element, undefined],
      [element, '::after'],
      [element.parentElement, undefined],
      [element.closest('label'), undefined],
    ] as const;
    const ringed = rings.some(([holder, pseudo]) => {
      if (!holder) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(holder, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
    if (!ringed) faults.push('shows no focus');
    return { name, faults };
  }, within);
}

/** Presses Tab until the focus leaves `within`, and collects the faults. */
async function walk(page: Page, within = 'html'): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < 700; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page, within);
    if (!stop) break;
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
  }
  return { stops, faults };
}

test.describe('on a first visit', () => {
  // The cookie banner stays open: it must not cover the focused element either.
  test.beforeEach(({ context }) => context.clearCookies());

  for (const [path, fewest] of PAGES) {
    test(`${path} can be used by keyboard alone, with each focused element in view and outlined`, async ({
      page,
    }) => {
      await openReady(page, path);
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
      await page.getByRole('main').focus();
      const { stops, faults } = await walk(page, 'main');
      expect(stops).toBeGreaterThan(fewest);
      expect(faults).toEqual([]);
    });
  }

  test('header, footer and banner, and whole pages on a phone, can be used by keyboard alone', async ({
    page,
  }) => {
    await openReady(page, '/docs/glossary');
    const { stops, faults } = await walk(page);
    expect(stops).toBeGreaterThan(30);
    expect(faults).toEqual([]);
    await page.setViewportSize({ ...PHONE, height: 700 });
    for (const path of ['/', '/fee', '/faq']) {
      await openReady(page, path);
      expect(await walk(page), path).toMatchObject({ faults: [] });
    }
  });
});

test('on a phone a wide table shows its cells below each other, and keeps its table roles', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openReady(page, '/docs/accounts/users-and-seats');
  const frame = page.getByRole('region', { name: 'Table: Role templates' });
  await expect(frame.getByRole('columnheader')).toHaveCount(5);
  const row = frame.getByRole('row').nth(1);
  const name = row.getByRole('rowheader', { name: 'Director' });
  await expect(row.getByRole('cell')).toHaveCount(4);
  const cells = name.or(row.getByRole('cell'));
  // Empty cells have a dash, which is only for screen readers.
  const seen = await cells.filter({ hasNotText: /^–$/ }).all();
  const boxes = await Promise.all(seen.map((cell) => cell.boundingBox()));
  expect(boxes.length).toBeGreaterThan(3);
  boxes.slice(1).forEach((box, index) => {
    const before = boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 };
    const isBelow = (box?.y ?? 0) >= before.y + before.height;
    expect(isBelow || (box?.y === before.y && box.x >= before.x + before.width)).toBe(true);
  });
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('wide code scrolls in its own frame with the arrow keys', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openReady(page, '/blog/closing-the-month-with-dedicated-ibans');
  const frame = page.locator('[data-piece="prose-code"] pre').first();
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});
