import { baseUrl, expect, openReady, test, withConsent } from './support/test.ts';

const BOTS = [
  'ExampleBot/1.0',
  'Mozilla/5.0 Chrome-Lighthouse',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; GoogleOther)',
];

test.beforeEach(async ({ page, watch }) => {
  await withConsent(page);
  // The status of the document itself is the subject here, and Chromium logs it.
  page.on('load', () => {
    watch.faults = watch.faults.filter((text) => !text.includes('status of 404'));
  });
});

test('an unknown path shows the 404 page with status 404', async ({ page, watch }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Error page');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'The page you were looking for does not exist',
  );
  await expect(page.getByRole('img', { name: '404' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found!');
  await expect(page.getByText('The page you were looking for does not exist')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Page not found: /no/such/page');
  watch.faults.length = 0;
  await page.getByRole('main').getByRole('link', { name: 'Return home' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/`);
});

test('the path is shown as text, never as markup', async ({ page, watch }) => {
  await page.goto('/<img src=x onerror=document.title="owned">');
  await expect(page.getByRole('main')).toContainText('Page not found: /');
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle('Error page');
  watch.faults.length = 0;
});

test('a client that prefers JSON gets the error object', async ({ request }) => {
  const response = await request.get('/no/such"page', { headers: { accept: 'application/json' } });
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ statusCode: 404 });
  expect((await response.json()).message).toMatch(/^Page not found: \/no\/such/);
});

test('a client-side navigation to an unknown path shows the 404 page', async ({ page, watch }) => {
  await openReady(page, '/faq');
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', '<a href="/gone">gone</a>');
  });
  await page.getByRole('link', { name: 'gone', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found!');
  await expect(page.getByRole('main')).toContainText('Page not found: /gone');
  watch.faults.length = 0;
});

test('an island that crashes itself gives way to the generic error page, without the error', async ({
  page,
  watch,
}) => {
  await page.route(`${baseUrl()}/newsroom`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/props="\{&quot;palette&quot;.*?"/, 'props="{}"');
    await route.fulfill({ response, body });
  });
  await page.goto('/newsroom');
  await page.getByRole('main').locator('[props="{}"]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('500');
  await expect(page.getByText('Something failed on this page')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Return home' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/undefined|TypeError|at /);
  expect(watch.faults).not.toEqual([]);
  watch.faults.length = 0;
});

for (const agent of BOTS) {
  test(`${agent} gets the status and no error page`, async ({ request, browser }) => {
    const response = await request.get('/no/such/page', { headers: { 'user-agent': agent } });
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain('<title>Error page</title>');
    expect(html).toMatch(/<main[^>]*><\/main>/);
    const context = await browser.newContext({ userAgent: agent, baseURL: baseUrl() });
    const page = await context.newPage();
    await page.goto('/no/such/page');
    await expect(page).toHaveTitle('Error page');
    await expect(page.getByRole('main')).toBeEmpty();
    await context.close();
  });
}
