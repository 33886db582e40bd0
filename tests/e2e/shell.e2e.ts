import { expect, openReady, test, withConsent } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(async ({ page }) => withConsent(page));

test('every page sits in the shell of loading bar, page and banner', async ({ page }) => {
  await page.context().clearCookies();
  await openReady(page, '/docs');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  await expect(page.locator('[data-phase="idle"]')).toBeAttached();
});

test('the logo leads home', async ({ page }) => {
  await openReady(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Solvanto, home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('Register and Login are in the header of a wide screen', async ({ page }) => {
  await openReady(page, '/faq');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    'https://app.solvanto.example/register',
  );
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    'https://app.solvanto.example/login',
  );
});

test('the header lets the lines through at the top and is solid over the text below', async ({
  page,
}) => {
  await openReady(page, '/');
  const ground = () =>
    page
      .getByRole('banner')
      .evaluate((header) => Number(getComputedStyle(header, '::before').opacity));
  await expect.poll(ground).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(ground).toBeGreaterThan(0.9);
});

test('the skip link leads past the header', async ({ page }) => {
  await openReady(page, '/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer stays connected by one social link', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Stay connected' })).toBeVisible();
  await expect(footer.locator('a[href^="https://social.example"]')).toHaveCount(1);
});

function linkTable(links: Element[]): (string | null)[][] {
  return links.map((link) => [
    link.firstChild?.textContent ?? '',
    link.getAttribute('href'),
    link.getAttribute('target'),
  ]);
}

test('the footer has the services and company links', async ({ page }) => {
  await page.goto('/');
  const links = await page.getByRole('contentinfo').locator('ul a').evaluateAll(linkTable);
  expect(links.slice(0, 9)).toEqual([
    ['Product', '/product', null],
    ['Pricing', '/fee', null],
    ['API', '/api', '_blank'],
    ['Referrals', '/referralProgram', null],
    ['About us', '/about', null],
    ['Newsroom', '/newsroom', null],
    ['Blog', '/blog', null],
    ['Careers', '/careers', null],
    ['FAQ', '/faq', null],
  ]);
});

test('the footer has the document links', async ({ page, request }) => {
  await page.goto('/');
  const links = await page.getByRole('contentinfo').locator('ul a').evaluateAll(linkTable);
  expect(links.slice(9)).toEqual([
    ['Business T&C', '/legal/business-terms.pdf', '_blank'],
    ['Individuals T&C', '/legal/individual-terms.pdf', '_blank'],
    ['Privacy policy', '/legal/privacy-policy.pdf', '_blank'],
    ['Cookie policy', '/legal/cookie-policy.pdf', '_blank'],
    ['Complaint policy', '/docs/solvanto-complaints', null],
    ['Your EU payments rights', '/legal/eu-payment-rights.pdf', '_blank'],
    ['Fraud prevention', '/docs/fraud-prevention', null],
    ['Report violation', '/whistleblower', null],
  ]);
  for (const [, href] of links)
    expect((await request.get(href ?? '')).status(), href ?? '').toBe(200);
});

test('the footer states the authorisation, the licence, the support address and the year', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('is an authorised electronic money institution licensed by');
  await expect(footer.getByRole('link', { name: 'EMI-000000' })).toHaveAttribute(
    'href',
    /register\.central-bank\.example/,
  );
  await expect(footer).toContainText('company, product, pricing, security and privacy');
  await expect(footer.getByRole('link', { name: 'support@solvanto.example' })).toHaveAttribute(
    'href',
    'mailto:support@solvanto.example',
  );
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});
