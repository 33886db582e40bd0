import { expect, test } from 'vitest';
import { hasFile } from '#content/files.ts';
import { navigation } from '#content/navigation.ts';
import { hasPart, isPathAvailable } from '#content/optional-parts.ts';
import { callOf, site, slugify, supportTexts, today } from '#content/site.ts';
import { type BuiltPage, faults, pages } from './pages.ts';

/**
 * The entries of a panel for this institution's content; `navigation.test.ts` tests them against
 * the specification.
 */
const listed = (panel: 'products' | 'industries') =>
  navigation()
    .panels[panel].map(({ label, url }) => `  ${label} ${url}`)
    .join('\n');

/** Further columns of the footer, if they have any existing target. */
const further = (navigation().footer.groups ?? [])
  .filter(({ links }) => links.length > 0)
  .flatMap(({ title, links }) => [
    `\n${title}`,
    ...links.map(({ label, url }) => `  ${label} ${url}`),
  ])
  .join('\n');

/** Header and footer as specified (2.3, 2.4), as indented text. */
const HEADER = `
Home /
Product features /product
  Digital banking for companies
  See pricing /fee
${listed('products')}
Industries /industries
  Digital banking for companies
  See pricing /fee
${listed('industries')}
Pricing /fee
Developers /api
  API Documentation /api
  Sandbox ${site().urls.sandbox}
Referral /referralProgram
Company /company
  About us /about
  Newsroom /newsroom
  Blog /blog
  Careers /careers
  Contact ${site().support.page}`;
const MOBILE = `
Home /
Product features /product
Industries /industries
Pricing /fee
Developers
  API Documentation /api
  Sandbox ${site().urls.sandbox}
Referral /referralProgram
Company
  Company overview /company
  About us /about
  Newsroom /newsroom
  Blog /blog
  Careers /careers
  Contact ${site().support.page}`;
const FOOTER = `
Stay connected
${site()
  .social.map(({ network, url }) => `  ${network} ${url} in a new tab`)
  .join('\n')}
Services
  Product /product
  Pricing /fee
  API /api in a new tab
  Referrals /referralProgram
Company
  About us /about
  Newsroom /newsroom
  Blog /blog
  Careers /careers
  FAQ /faq
  Contact ${site().support.page}${further}
Documents
  Business T&C /legal/business-terms.pdf in a new tab
  Individuals T&C /legal/individual-terms.pdf in a new tab
  Privacy policy /legal/privacy-policy.pdf in a new tab
  Cookie policy /legal/cookie-policy.pdf in a new tab
  Complaint policy /docs/${slugify(site().name)}-complaints
  Your EU payments rights /legal/eu-payment-rights.pdf in a new tab
  Fraud prevention /docs/fraud-prevention
  Report violation /whistleblower`;

/** The specified entries without those for parts that the institution does not have. */
const own = (entries: string): string =>
  entries
    .split('\n')
    .filter((entry) => {
      const [address = ''] = /\/\S*/.exec(entry) ?? [];
      if (/^(Developers| {2}Sandbox)/.test(entry)) return hasPart('api');
      if (address.startsWith('/legal/')) return hasFile(address.slice(1).replace('.pdf', '.md'));
      return isPathAvailable(address);
    })
    .join('\n');

/** An element's first text, with its target. */
function labelWithTarget(element: Element): string {
  const label = [...element.childNodes]
    .filter((node) => !('ariaHidden' in node) || node.ariaHidden !== 'true')
    .map((node) => node.textContent?.trim())
    .find(Boolean);
  const blank = element.getAttribute('target') === '_blank' ? 'in a new tab' : null;
  return [label, element.getAttribute('href'), blank].filter(Boolean).join(' ');
}

/** The entries that match a selector, each followed by its own links, indented by two spaces. */
function outline(page: BuiltPage, entries: string, first: string, held: string): string {
  const lines = [...page.document.querySelectorAll(entries)].flatMap((entry) => [
    ...[...entry.querySelectorAll(first)].slice(0, 1).map(labelWithTarget),
    ...[...entry.querySelectorAll(held)].map((item) => `  ${labelWithTarget(item)}`),
  ]);
  return `\n${lines.join('\n')}`;
}

/** The links of the menus in content, as in the outline. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'label' in value && 'url' in value ? [`${value.label} ${value.url}`] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}
const menuLinks = new Set(linksIn(navigation()));

/** An outline without the links that an institution has added to those of the specification. */
const specified = (menu: string, expected: string): string =>
  menu
    .split('\n')
    .filter((line) => expected.split('\n').includes(line) || !menuLinks.has(line.trim()))
    .join('\n');

test.each([
  ['header', 'header nav[data-screen] > ul > li', 'a', '[data-panel] :is(p, a)', HEADER],
  ['mobile menu', '#menu nav > ul > li', ':scope > :is(a, button)', ':scope ul a', MOBILE],
  ['footer', '#footer div:has(> h2)', 'h2', 'a', FOOTER],
])('the %s has its entries on every page, in their order', (_, entries, first, held, expected) => {
  const found = Map.groupBy(pages, (page) => outline(page, entries, first, held));
  for (const [menu, those] of found) {
    const where = `on ${those.length} pages, such as ${those[0]?.path}`;
    expect.soft(specified(menu, expected), where).toBe(own(expected));
  }
});

test('every page has the header’s links, and the footer states the licence, the authority and the contacts', () => {
  const { name, legalName, licence, emails, support, urls } = site();
  const { phone } = support;
  const links: readonly [selector: string, href: string | undefined][] = [
    [`header a[aria-label="${name}, home"]`, '/'],
    ['header [data-outbound="register"]', urls.register],
    ['header [data-outbound="login"]', urls.login],
    ['#footer p a[rel~="external"]', licence.publicRegister],
    ['#footer p a[href^="mailto:"]', `mailto:${emails.support}`],
    ['#footer p a[href^="tel:"]', phone && callOf(phone)],
    [`#footer p a[href="${support.page}"]`, support.page],
  ];
  const texts = [
    // The text around the licence number, which is a link to the public register.
    ...(navigation().footer.statement?.split(licence.number) ?? [
      `${legalName} is an authorised electronic money institution licensed by`,
      `licence number ${licence.number}`,
    ]),
    'Questions on company, product, pricing, security and privacy',
    `© ${today().slice(0, 4)} ${legalName}`,
    supportTexts(site())?.full ?? '',
    site().demo ?? '',
  ];
  expect(
    faults(({ document }) => [
      ...links
        .filter(
          ([selector, href]) => document.querySelector(selector)?.getAttribute('href') !== href,
        )
        .map(([selector]) => selector),
      ...texts.filter((text) => !document.querySelector('#footer')?.textContent?.includes(text)),
    ]),
  ).toEqual([]);
});

test('the API section has the id productApi, the account manager’s productAccontManager', () => {
  const product = pages.find(({ path }) => path === '/product')?.document;
  const api = product?.getElementById('productApi')?.textContent;
  if (hasPart('api')) expect(api).toMatch(/API.*webhook/is);
  const manager = product?.getElementById('productAccontManager')?.textContent;
  expect(manager).toMatch(/account manager/i);
  expect(manager).not.toMatch(/webhook/i);
});

test('the section to which the menu leads names the entry: two link to the part that it means', () => {
  const product = pages.find(({ path }) => path === '/product')?.document;
  const unnamed = navigation().panels.products.filter(({ url, label }) => {
    const head = product?.getElementById(url.replace(/.*#/, ''))?.querySelector('header');
    return !head?.textContent?.includes(label);
  });
  expect(unnamed).toEqual([]);
});
