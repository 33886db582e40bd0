import { feePage, feeVersions } from '#content/queries/fees-query.ts';
import { dayText } from '#tariff/day.ts';
import { params } from './support/fees.ts';
import { horizontalOverflow } from './support/overflow.ts';
import { expect, openReady, PHONE, test } from './support/test.ts';

const { next } = feeVersions();

test.describe('the price list', () => {
  test('the audience and the category are written to the URL and restored from it', async ({
    page,
  }) => {
    await openReady(page, '/fee');
    const companies = page.getByRole('region', { name: 'Prices for companies', exact: true });
    const individuals = page.getByRole('region', { name: 'Prices for individuals', exact: true });
    await expect(companies).toBeVisible();
    await expect(individuals).toBeHidden();
    await page.getByRole('radio', { name: 'Medium risk' }).check();
    expect(params(page)).toEqual({ category: 'medium' });
    await page.getByRole('radio', { name: 'Individuals' }).check();
    expect(params(page)).toEqual({ category: 'medium', for: 'individuals' });
    await expect(individuals).toBeVisible();
    await expect(companies).toBeHidden();
    await page.reload();
    await expect(individuals).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Individuals' })).toBeChecked();
    await page.getByRole('radio', { name: 'Companies' }).check();
    await expect(page.getByRole('radio', { name: 'Medium risk' })).toBeChecked();
    await page.getByRole('radio', { name: 'Low risk' }).check();
    expect(params(page)).toEqual({});
  });

  test('an unknown value in the URL gives the default, other parameters stay', async ({ page }) => {
    await openReady(page, '/fee?for=martians&category=extreme&utm_cid=7');
    await expect(page.getByRole('radio', { name: 'Companies' })).toBeChecked();
    await page.getByRole('radio', { name: 'High risk' }).check();
    expect(params(page)).toMatchObject({ category: 'high', utm_cid: '7' });
  });

  test('the filter shows matching lines, counts them and stays in the URL', async ({ page }) => {
    await openReady(page, '/fee');
    const filter = page.getByRole('searchbox', { name: 'Filter the prices for companies' });
    await filter.fill('recall');
    const sheet = page.getByRole('region', { name: 'Prices for companies', exact: true });
    await expect(sheet.locator('tr[id]:visible')).toHaveCount(2);
    await expect(sheet.getByRole('status')).toHaveText(/^2 of \d+ lines$/);
    await expect(filter).toHaveAccessibleName('Filter the prices for companies');
    await expect(sheet.getByRole('heading', { name: 'Team and API' })).toBeHidden();
    await expect.poll(() => params(page)).toEqual({ find: 'recall' });
    await page.reload();
    await expect(sheet.locator('tr[id]:visible')).toHaveCount(2);
    await filter.fill('reccall');
    await expect(sheet.getByRole('status')).toHaveText(/^2 of \d+ lines, by similar words$/);
    await filter.fill('zeppelin');
    await expect(sheet.getByText('No line has this in it.')).toBeVisible();
    await filter.fill('');
    await expect(sheet.getByRole('heading', { name: 'Team and API' })).toBeVisible();
    await expect.poll(() => params(page)).toEqual({});
  });

  for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
    test(`the first hit is on the screen at ${viewport.width} px, even if the field was low on it`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openReady(page, '/fee');
      const filter = page.getByRole('searchbox', { name: 'Filter the prices for companies' });
      await filter.evaluate((field) => field.scrollIntoView({ block: 'end' }));
      await filter.pressSequentially('instant');
      const sheet = page.getByRole('region', { name: 'Prices for companies', exact: true });
      await expect(sheet.locator('tr[id]:visible').first()).toBeInViewport();
      await expect(filter).toBeInViewport();
    });
  }

  test('a link to a line shows the audience that it belongs to', async ({ page }) => {
    await openReady(page, '/fee#sepa-out');
    await expect(page.locator('#sepa-out')).toBeInViewport();
    await openReady(page, '/fee?find=recall#ind-sepa-out');
    await expect(page.locator('#ind-sepa-out')).toBeInViewport();
    await expect(page.getByRole('radio', { name: 'Individuals' })).toBeChecked();
    expect(params(page)).toEqual({ for: 'individuals' });
  });

  test('the list’s controls stay in view below the header', async ({ page }) => {
    await openReady(page, '/fee#audit-confirmation');
    await expect(page.getByRole('radio', { name: 'Low risk' })).toBeInViewport();
    const [header, bar, line] = await Promise.all(
      ['header', 'input[type="search"]', '#audit-confirmation'].map(async (selector) => {
        const box = await page.locator(selector).first().boundingBox();
        return box ?? { y: 0, height: 0 };
      }),
    );
    expect(bar?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
    expect(line?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  test('on a phone one category is shown, and the page does not scroll sideways', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openReady(page, '/fee?category=high');
    const cells = page.locator('#swift-in td:visible');
    await expect(cells).toHaveCount(1);
    await expect(cells).toContainText('0.10%');
    expect(await horizontalOverflow(page)).toEqual([]);
  });
});

test.describe('on a network failure', () => {
  test.use({ expected: /Failed to load resource/ });

  test('a filter that failed to load leaves every line, and works at the next key press', async ({
    page,
  }) => {
    await openReady(page, '/fee');
    await page.route('**/_astro/filter.*', (route) => route.abort());
    const filter = page.getByRole('searchbox', { name: 'Filter the prices for companies' });
    const lines = page
      .getByRole('region', { name: 'Prices for companies', exact: true })
      .locator('tr[id]:visible');
    const all = await lines.count();
    const failed = page.waitForEvent('requestfailed');
    await filter.fill('reca');
    await failed;
    await expect(lines).toHaveCount(all);
    await page.unroute('**/_astro/filter.*');
    await filter.fill('recall');
    await expect(lines).toHaveCount(2);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('both lists are shown below each other with every category, on a phone too', async ({
    page,
  }) => {
    await page.goto('/fee');
    await expect(page.getByRole('heading', { name: 'Prices for companies' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Prices for individuals' })).toBeVisible();
    await expect(page.locator('#sepa-out td:visible')).toHaveCount(3);
    await expect(page.locator('#ind-sepa-out td:visible')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const month = page.getByRole('region', { name: feePage().month.heading });
    await expect(month).toContainText(/€\d/);
    await expect(month.getByRole('textbox')).toHaveCount(0);
    await expect(month.getByRole('button')).toHaveCount(0);
    await page.setViewportSize(PHONE);
    await expect(page.locator('#sepa-out td:visible')).toHaveCount(3);
  });
});

test('the announced version is shown with its changes and start date', async ({ page }) => {
  test.skip(next === null, 'no version is announced');
  if (!next) return;
  await openReady(page, '/fee');
  const history = page.getByRole('region', { name: feePage().versions.heading });
  await expect(history).toContainText(
    `Tariff ${next.version} was announced on ${dayText(next.announced)} and is in force from ${dayText(next.effective)}`,
  );
  const changes = history.locator('#changes-companies');
  await expect(changes).toBeHidden();
  // The list states the number of changes and links to the collapsed section.
  await page
    .getByRole('link', { name: /prices? changed/ })
    .first()
    .click();
  await expect(changes).toBeVisible();
  await expect(changes.getByRole('listitem').first()).toContainText(/(up|down|added|removed)/);
  const marked = page.locator('#tariff tr').filter({ hasText: '; announced: €' });
  expect(await marked.count()).toBeGreaterThan(0);
});
