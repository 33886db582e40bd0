import { test as plain } from '@playwright/test';
import { startStaticHost } from './support/static-host.ts';
import { expect, isSameDocument, markDocument, openReady, test } from './support/test.ts';

const SLUGS = [
  'list-of-accepted-jurisdictions-for',
  'how-to-use-multi-login-feature',
  'information-checklist-for-business',
  'list-of-prohibited-and-high-risk',
  'how-to-use-multisig-feature',
];

test('the server answers 301 for the five, for any numeric id', async ({ request }) => {
  for (const slug of SLUGS) {
    for (const id of ['1', '00042', '9'.repeat(20)]) {
      const response = await request.get(`/blog/post-${id}/${slug}`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toMatch(new RegExp(`/blog/${slug}$`));
    }
    expect((await request.get(`/blog/${slug}`)).status()).toBe(200);
  }
});

test('other legacy addresses are not found', async ({ request }) => {
  for (const path of [
    '/blog/post-12/another-post',
    '/blog/post-abc/how-to-use-multisig-feature',
    '/blog/post-/how-to-use-multisig-feature',
    '/blog/post-1/how-to-use-multisig-feature/more',
    '/blog/post-1/how-to-use-multisig-feature-2',
    '/x/blog/post-1/how-to-use-multisig-feature',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('a client-side navigation redirects too', async ({ page }) => {
  await openReady(page, '/faq');
  await markDocument(page);
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'afterbegin',
      '<a href="/blog/post-7/how-to-use-multisig-feature">old</a>',
    );
  });
  await page.getByRole('link', { name: 'old', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/how-to-use-multisig-feature$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/multisig/i);
  expect(await isSameDocument(page)).toBe(true);
});

plain.describe('on a purely static host', () => {
  let host: Awaited<ReturnType<typeof startStaticHost>>;
  plain.beforeAll(async () => {
    host = await startStaticHost('dist');
  });
  plain.afterAll(() => host.stop());

  for (const slug of SLUGS) {
    plain(`${slug} redirects in the browser`, async ({ page }) => {
      await page.goto(`${host.url}/blog/post-123/${slug}`);
      await expect(page).toHaveURL(`${host.url}/blog/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  plain('another legacy address shows the 404 page', async ({ page }) => {
    await page.goto(`${host.url}/blog/post-123/another-post`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found!');
  });
});
