import { expect, test } from 'vitest';
import { site, today } from '../../src/content/site.ts';
import { content, faults, pageAt } from './pages.ts';

const document = pageAt('/');
const menu = document.querySelector('[data-menu] nav[aria-label="Main"] > ul');
const footer = document.querySelector('#footer');

/** What links say and where they lead; a star for those that open in a new tab. */
function links(where: Iterable<Element> = []): string[] {
  return [...where].map((link) => {
    const label = (link.querySelector('svg ~ span, i ~ span, span ~ span') ?? link).firstChild;
    const star = link.getAttribute('target') === '_blank' ? ' *' : '';
    return `${label?.textContent} ${link.getAttribute('href')}${star}`;
  });
}

const panel = (name: string) => links(menu?.querySelectorAll(`[data-panel="${name}"] li > a`));

test('the menu has the labels and targets of the specification', () => {
  const entries = menu?.querySelectorAll(':scope > li > a, :scope > li > span > a');
  expect(links(entries)).toEqual([
    'Home /',
    'Product features /product',
    'Industries /industries',
    'Pricing /fee',
    'Developers /api',
    'Referral /referralProgram',
    'Company /company',
  ]);
});

test('the product entries point to their anchors, the two crossed ones across', () => {
  expect(panel('products')).toEqual([
    'Dedicated IBANs /product#productIbans',
    'SWIFT payments /product#productSwift',
    'SEPA & SEPA Instant /product#productSepa',
    'Personal account manager /product#productApi',
    'API and sandbox /product#productAccontManager',
    'Multilogin /product#productMultilogin',
    'Multisig /product#productMultisig',
    'Bulk payments /product#productBulk',
  ]);
  const section = (id: string) => pageAt('/product').getElementById(id)?.textContent ?? '';
  expect(section('productApi')).toMatch(/API/);
  expect(section('productApi')).toMatch(/webhook/i);
  expect(section('productAccontManager')).toMatch(/account manager/i);
  expect(section('productAccontManager')).not.toMatch(/webhook/i);
});

test('industries, developers and company entries lead where they should', () => {
  expect(panel('industries').map((entry) => entry.split(' ').at(-1))).toEqual([
    '/industries#industriesCrypto',
    '/industries#industriesPayment',
    '/industries#industriesGambling',
    '/industries#industriesIT',
    '/industries#industriesMarketing',
    '/industries#industriesConsulting',
  ]);
  expect(panel('developers')).toEqual(['API Documentation /api', `Sandbox ${site.urls.sandbox}`]);
  expect(panel('company')).toEqual([
    'About us /about',
    'Newsroom /newsroom',
    'Blog /blog',
    'Careers /careers',
  ]);
});

test('the footer has the services, company and document links', () => {
  expect(links(footer?.querySelectorAll('li > a'))).toEqual([
    'Product /product',
    'Pricing /fee',
    'API /api *',
    'Referrals /referralProgram',
    'About us /about',
    'Newsroom /newsroom',
    'Blog /blog',
    'Careers /careers',
    'FAQ /faq',
    'Business T&C /legal/business-terms.pdf *',
    'Individuals T&C /legal/individual-terms.pdf *',
    'Privacy policy /legal/privacy-policy.pdf *',
    'Cookie policy /legal/cookie-policy.pdf *',
    expect.stringMatching(/^Complaint policy \/docs\/.+-complaints$/),
    'Your EU payments rights /legal/eu-payment-rights.pdf *',
    'Fraud prevention /docs/fraud-prevention',
    'Report violation /whistleblower',
  ]);
});

test('the footer stays connected by one social link', () => {
  const heading = [...(footer?.querySelectorAll('h2') ?? [])].find(
    ({ textContent }) => textContent === 'Stay connected',
  );
  const social = heading?.parentElement?.querySelectorAll('a');
  expect(links(social)).toEqual([`${site.social.network} ${site.social.url} *`]);
});

test('the footer states the authorisation, the licence, the support address and the year', () => {
  const text = footer?.textContent ?? '';
  expect(text).toContain('is an authorised electronic money institution licensed by');
  expect(text).toContain('company, product, pricing, security and privacy');
  expect(text).toContain(`© ${today.slice(0, 4)}`);
  const all = links(footer?.querySelectorAll('p a'));
  expect(all).toContain(`${site.emails.support} mailto:${site.emails.support}`);
  expect(all).toContain(`${site.licence.number} ${site.licence.url}`);
});

test('header and footer are the same on every page', () => {
  const shell = (page: Document) =>
    links(page.querySelectorAll('[data-menu] a, #footer a')).join('\n');
  expect(
    faults((page) => (shell(page.document) === shell(document) ? [] : ['another shell']), content),
  ).toEqual([]);
});
