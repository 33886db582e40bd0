import { inFees, inSite, LEGAL, type Mistake, SITE, swap } from './kinds.ts';

const COOKIES = 'legal/cookie-policy.md';

/** Mistakes in redirects, lists, prices, legal texts and the institution's facts. */
export const DATA: readonly Mistake[] = [
  swap('redirects.yaml')(
    'a redirect to nowhere',
    'to: "/blog/how-to-use-multi-login-feature"',
    'to: "/blog/how-to-use-multi-logn-feature"',
  ),
  swap('redirects.yaml')(
    'a redirect over a page',
    'from: "/blog/post-{number}/how-to-use-multi-login-feature"',
    'from: "/fee"',
  ),
  swap('redirects.yaml')(
    'a redirect to a redirect',
    'to: "/blog/how-to-use-multi-login-feature"',
    'to: "/blog/post-7/how-to-use-multisig-feature"',
  ),
  swap('redirects.yaml')(
    'a redirect to itself',
    'from: "/blog/post-{number}/how-to-use-multi-login-feature"',
    'from: "/blog/how-to-use-multi-login-feature"',
  ),
  swap('redirects.yaml')(
    'a redirect twice',
    '/blog/post-{number}/how-to-use-multi-login-feature',
    '/blog/post-{number}/list-of-accepted-jurisdictions-for',
  ),
  swap('redirects.yaml')('an invalid status', 'status: 301', 'status: 303'),
  swap('redirects.yaml')(
    'a redirect with its host',
    'from: "/blog/post',
    'from: "https://www.solvanto.example/blog/post',
  ),
  swap('pages/fee.yaml')(
    'several price lists without the texts of the earlier ones',
    `superseded:
  title: Earlier prices, no longer in force
  description: "The price list that was in force before the present one, kept as it stood, with every change that the present one made to it."
  lead: This list no longer applies. It stays here as it stood, for statements and contracts of its time.
`,
    '',
  ),
  swap('faq-groups.yaml')('a group twice', 'id: accounts', 'id: opening'),
  swap('jurisdictions.yaml')('an invalid country code', '      AT: Austria', '      XX: Austria'),
  swap('jurisdictions.yaml')(
    'a country in small letters',
    '      AT: Austria',
    '      at: Austria',
  ),
  swap('jurisdictions.yaml')(
    'reviewed before it changed',
    'reviewed: 2026-11-27',
    'reviewed: 2026-11-01',
  ),
  swap('jurisdictions.yaml')('an unknown reason', 'reason: eu-sanctions', 'reason: eu-sanction'),
  swap('industries/it.yaml')(
    'a payment to a node that is not there',
    'to: team, rail',
    'to: teams, rail',
  ),
  swap('industries/it.yaml')('an unknown category', 'category: low', 'category: lowest'),
  swap('industries/it.yaml')(
    'an unknown part of the product',
    'anchor: productBulk',
    'anchor: productBulks',
  ),
  swap('pages/industries.yaml')(
    'an example payment on a rail that is none',
    'day: 13, who: "Client, Berlin", rail: sepa',
    'day: 13, who: "Client, Berlin", rail: sepia',
  ),
  swap('rails.yaml')('two rails in one stroke', 'stroke: solid', 'stroke: double'),
  swap('rails.yaml')('an unknown stroke', 'stroke: solid', 'stroke: dotted'),
  swap('rails.yaml')('priced as a rail that is not there', 'pricedAs: sepa', 'pricedAs: sepaa'),
  swap('limits.yaml')(
    'times of a rail that is not there',
    '  sepa:\n    label: SEPA',
    '  fast:\n    label: SEPA',
  ),
  swap('limits.yaml')('a cut-off that is not a limit', 'cutoff: sepa-cutoff', 'cutoff: sepa-cutof'),
  inFees('a price with a comma', 'monthly:', 'monthly:\n          minimum: "1,50"'),
  inFees('a formula in a label', 'label: Opening', 'label: "=HYPERLINK(1)"'),
  inFees('a price that changes after it was announced', 'medium: 750.00', 'medium: 7500.00'),
  inFees('announced too late', 'announced: 2026-11-16', 'announced: 2026-12-31'),
  inFees('a version that is not the file’s name', 'version: 2027-1', 'version: 2027-2'),
  swap('fees/2026-2.yaml')('a price in force raised tenfold', 'medium: 750.00', 'medium: 7500.00'),
  { what: 'a price list removed', file: 'fees/2026-1.yaml', edit: { remove: true } },
  swap(LEGAL)('a text changed under its version', 'small text', 'tiny text'),
  swap(LEGAL)('a version without the one before', 'version: "2.1"', 'version: "2.2"'),
  swap(LEGAL)('in force in years', 'effective: 2026-11-27', 'effective: 2030-01-01'),
  swap(LEGAL)('an invalid language', 'language: en', 'language: english text'),
  swap('legal-archive/cookie-policy/2-0.md')(
    'an old version that began later',
    'effective: 20',
    'effective: 21',
  ),
  swap('legal-ahead/individual-terms.md')(
    'a change of a contract told too late',
    'announced: 2026-11-27',
    'announced: 2026-12-27',
  ),
  swap('legal-ahead/individual-terms.md')(
    'a fee taken out of a payment',
    'is never taken out of the payment',
    'is taken before crediting it',
  ),
  swap('jurisdictions.yaml')(
    'to be looked up before it was checked',
    'again: 2027-01-15',
    'again: 2026-01-15',
  ),
  swap('accounts.yaml')(
    'own funds that do not add up',
    'services: 211640.00',
    'services: 211641.00',
  ),
  swap('docs/payments/index.mdx')(
    'a state of the API that no document describes',
    '| Withdrawn | Taken back',
    '| Taken back | Taken back',
  ),
  swap('demo.yaml')('a role that is not a template', 'role: Payer', 'role: Payroll'),
  swap('demo.yaml')('a day that is not that of its payments', 'Tue 10 Nov', 'Mon 16 Nov'),
  swap('demo.yaml')(
    'a SWIFT payment of another day',
    '{ day: Tue, at: "14:02"',
    '{ day: Mon, at: "14:02"',
  ),
  swap('newsroom/tariff-2027-1-announced.mdx')(
    'a sum that is in no price list',
    'value="16.00"',
    'value="17.00"',
  ),
  swap('newsroom/tariff-2026-2-announced.mdx')(
    'a price list that nobody announced',
    'date: 2026-06-25',
    'date: 2026-06-26',
    'fees/2026-2.yaml',
  ),
  swap('faq/accounts/accounting-software.mdx')(
    'a channel that opens on another day',
    'on 1 February 2027',
    'on 1 January 2027',
  ),
  swap('openapi.yaml')(
    'a rate held for longer than the limits say',
    'held for 30 seconds',
    'held for 60 seconds',
  ),
  swap('docs/support.mdx')('hours that were typed', 'from {{managerHours}}', 'from 09:00–19:00'),
  swap('incidents.yaml')('an invalid time', 'from: 07:40', 'from: 7.40'),
  swap('demo.yaml')('a sum that does not add up', 'amount: 212000.00', 'amount: 212000'),
  swap('brand.yaml')('an invalid colour', 'page: [0.132, 0.003, 265]', 'page: "#111"'),
  swap('allowed-sums.yaml')(
    'an allowed sum that occurs nowhere',
    'text: 50 euros',
    'text: 51 euros',
  ),
  swap('openapi.yaml')(
    'a reference without a target',
    '"#/components/schemas/TokenRequest"',
    '"#/components/schemas/TokenRequests"',
  ),
  swap(SITE)(
    'a service that the cookie policy does not name',
    'respectSignals: true',
    'script: { name: Plausible, src: "https://plausible.example/js/script.js", policy: { connect: ["https://plausible.example"] } }\n  respectSignals: true',
    COOKIES,
  ),
  swap(SITE)(
    'a Reject button without its cookie in the policy',
    'analytics:\n',
    'cookies: { reject: true }\nanalytics:\n',
    COOKIES,
  ),
  inSite('a company’s name with a sign of HTML', 'name: Solvanto\n', 'name: Sol<vanto\n'),
  inSite('a phone number without its country', 'phone: "+370 000 00000"', 'phone: 0700 12345'),
  inSite('an invalid mailbox', 'support: support@solvanto.example', 'support: support'),
  inSite('an unknown zone', 'zone: Europe/Vilnius', 'zone: Europe/Vilna'),
  inSite('an invalid BIC', 'bic: SLVTLT20', 'bic: SLVT'),
  inSite('an unknown key', 'tagline:', 'slogan: x\ntagline:'),
  inSite('hours that end before they begin', 'to: 20:00', 'to: 07:00'),
  inSite('an unknown chat', 'provider: none', 'provider: intercom'),
  inSite('a page for support that is not there', 'page: /docs/support', 'page: /docs/suport'),
  inSite(
    'a site with a path',
    'site: https://www.solvanto.example\n',
    'site: https://www.solvanto.example/en\n',
  ),
  inSite(
    'a site without its protocol',
    'site: https://www.solvanto.example\n',
    'site: www.solvanto.example\n',
  ),
];
