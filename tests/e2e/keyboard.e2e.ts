import { expect, openReady, PHONE, test } from './support/test.ts';

// focus.e2e.ts tests what each focused element looks like; here the Tab key itself reaches them.
for (const [path, fewest] of [
  ['/', 60],
  ['/fee', 90],
  ['/api/payments', 60],
] as const) {
  test(`Tab alone leads through ${path} and out of it again`, async ({ page }) => {
    await openReady(page, path);
    const isInPage = () => page.evaluate(() => document.activeElement !== document.body);
    let stops = 0;
    for (await page.keyboard.press('Tab'); stops < 700 && (await isInPage()); stops += 1) {
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(fewest);
    expect(stops).toBeLessThan(700);
  });
}

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
