import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { onPlainHost } from './support/hosts.ts';
import { horizontalOverflow } from './support/overflow.ts';
import { baseUrl, expect, follow, openReady, test } from './support/test.ts';

// The status of the document is under test, and Chromium logs it.
test.use({ expected: /status of 4\d\d/ });

const SLUGS = [
  'list-of-accepted-jurisdictions-for',
  'how-to-use-multi-login-feature',
  'information-checklist-for-business',
  'list-of-prohibited-and-high-risk',
  'how-to-use-multisig-feature',
];

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const home = (page: Page) => main(page).getByRole('link', { name: 'Return home' });

test('an unknown path shows the 404 page with status 404', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Error page');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'The page you were looking for does not exist',
  );
  await expect(page.getByRole('img', { name: '404' })).toBeVisible();
  await expect(heading(page)).toHaveText('Page not found!');
  await expect(page.getByText('The page you were looking for does not exist')).toBeVisible();
  await expect(main(page)).toContainText('Page not found: /no/such/page');
  await home(page).click();
  await expect(page).toHaveURL(`${baseUrl()}/`);
});

test('an address that is malformed or too long shows the page of its status', async ({ page }) => {
  for (const [path, status, message] of [
    ['/100%', 400, 'Bad Request'],
    [`/${'a'.repeat(2100)}`, 414, 'URI Too Long'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(heading(page)).toHaveText(String(status));
    await expect(main(page).getByText(message)).toBeVisible();
    await expect(home(page)).toHaveAttribute('href', '/');
  }
});

test('the path is shown as text, never as markup', async ({ page }) => {
  await page.goto('/<img src=x onerror=document.title="owned">');
  await expect(main(page)).toContainText('Page not found: /');
  await expect(main(page).locator('img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle('Error page');
});

test('a client that prefers JSON gets the error object', async ({ request }) => {
  const response = await request.get('/no/such"page', { headers: { accept: 'application/json' } });
  const message = expect.stringMatching(/^Page not found: \/no\/such/);
  expect(await response.json()).toEqual({ statusCode: 404, message });
});

test('the numbered addresses of five posts lead to them, any other to the 404 page', async ({
  request,
  page,
}) => {
  for (const slug of SLUGS) {
    const response = await request.get(`/blog/post-00042/${slug}`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toMatch(new RegExp(`/blog/${slug}$`));
    expect((await request.get(`/blog/${slug}`)).status()).toBe(200);
  }
  expect((await request.get('/blog/post-12/another-post')).status()).toBe(404);
  await openReady(page, '/faq');
  await follow(page, `/blog/post-7/${SLUGS[4]}`);
  await expect(page).toHaveURL(`/blog/${SLUGS[4]}`);
  await expect(heading(page)).toContainText(/multisig/i);
});

test.describe('bots', () => {
  test.use({ userAgent: 'ExampleBot/1.0' });

  test('get the status and an empty main area', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Error page');
    await expect(main(page)).toBeEmpty();
  });

  test('get an empty main area even on a host that serves every visitor the same files', async ({
    page,
  }) => {
    await onPlainHost(page);
    await page.goto('/no/such/page');
    await expect(page).toHaveTitle('Error page');
    await expect(main(page)).toBeEmpty();
  });
});

// The server shows error documents only with their status; a plain file host also serves them by
// path.
test.describe('on a plain file host', () => {
  test.beforeEach(async ({ page }) => onPlainHost(page));

  test('503 asks the visitor to come back later and has no link home', async ({ page }) => {
    await page.goto('/503');
    await expect(page).toHaveTitle('Error page');
    await expect(page.getByRole('img', { name: '503' })).toBeVisible();
    await expect(heading(page)).toHaveText('Service Unavailable');
    await expect(page.getByText('Please come back later')).toBeVisible();
    await expect(main(page).getByRole('link')).toHaveCount(0);
  });

  test('any other status shows the code, the message and a link home', async ({ page }) => {
    await page.goto('/500');
    await expect(heading(page)).toHaveText('500');
    await expect(page.getByText('Internal Server Error')).toBeVisible();
    await expect(home(page)).toHaveAttribute('href', '/');
  });

  test('error pages show particles when idle, and have no accessibility violations or sideways scrolling', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const path of ['/404', '/500', '/503']) {
      await page.goto(path);
      await expect(page.locator('[data-particles]')).toBeVisible();
      expect(await violations(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await horizontalOverflow(page), path).toEqual([]);
    }
  });

  test('the numbered addresses of five posts lead to them', async ({ page }) => {
    for (const slug of SLUGS) {
      await page.goto(`/blog/post-123/${slug}`);
      await expect(page).toHaveURL(`/blog/${slug}`);
      await expect(heading(page)).toBeVisible();
    }
    await page.goto(`/blog/post-7/${SLUGS[4]}?utm_cid=partner#steps`);
    await expect(page).toHaveURL(`/blog/${SLUGS[4]}?utm_cid=partner#steps`);
    await page.goto('/blog/post-123/another-post');
    await expect(heading(page)).toHaveText('Page not found!');
  });
});
