import { describe, expect, it } from 'vitest';
import { limitsSchema } from '../tariff/schema/limits.ts';
import { parseExact } from './exact-yaml.ts';
import { businessSchema } from './schemas/business.ts';
import { jurisdictionsSchema } from './schemas/jurisdictions.ts';
import { LIMITS_SOURCE, replaceOnce } from './tariff.fixture.ts';
import { loadBusiness, loadJurisdictions, loadLimits } from './tariffs.ts';

/** Ids that texts refer to. */
const LIMIT_IDS = `sepa-cutoff swift-cutoff instant-hours sepa-execution swift-execution
  instant-execution internal-execution bulk-rows bulk-file-size ibans-included ibans-max
  iban-open-time seats-included seats-max multisig-rules-max multisig-signers-max multisig-expiry
  api-rate sandbox-balance sandbox-ibans webhook-retry currencies session-end statement-hours
  log-retention instant-max recall-window-sepa api-version-life onboarding-days`.split(/\s+/);

describe('the published limits and lists', () => {
  it('have every limit that content refers to', () => {
    expect(Object.keys(loadLimits('content').limits)).toEqual(expect.arrayContaining(LIMIT_IDS));
  });

  it('accept the EEA, the United Kingdom and Switzerland', () => {
    const { accepted } = loadJurisdictions('content');
    expect(Object.keys(accepted['eea']?.countries ?? {})).toHaveLength(30);
    expect(Object.keys(accepted)).toEqual(['eea', 'uk', 'switzerland']);
  });

  it('date and explain every entry of the business lists', () => {
    const business = loadBusiness('content');
    expect(Object.keys(business.prohibited.entries).length).toBeGreaterThan(9);
    expect(Object.keys(business['due-diligence'].entries)).toContain('crypto-asset-services');
  });
});

const JURISDICTIONS = `
updated: 2026-11-03
reviewed: 2026-11-03
reasons: { eu-sanctions: EU sanctions, fatf-call-for-action: FATF, own-policy: Our own policy }
accepted:
  eea: { title: EEA, since: 2021-10-04, countries: { LT: Lithuania, LV: Latvia } }
others: { title: Every other country, text: Case by case. }
refused:
  KP: { name: North Korea, since: 2021-10-04, reason: eu-sanctions, law: Regulation (EU) 2017/1509 }
  CU: { name: Cuba, since: 2022-10-04, reason: own-policy }
`;

const BUSINESS = `
updated: 2026-11-03
reviewed: 2026-11-03
prohibited:
  title: Prohibited
  text: No account.
  reasons: { unlawful: Forbidden by law }
  entries: { drugs: { title: Drugs, text: Any., since: 2021-10-04, reason: unlawful } }
due-diligence:
  title: Closer look
  text: Accepted after it.
  reasons: { excise: Excise goods }
  entries: { alcohol: { title: Alcohol, text: Any., since: 2021-10-04, reason: excise } }
`;

type Case = readonly [from: string, to: string, refusal: RegExp];

const LIMIT_CASES: readonly Case[] = [
  ['time: 15:30', 'time: 25:30', /limits\.yaml:9: limits\.cutoff\.time is "25:30": .*15:30/],
  ['time: 15:30', 'clock: noon', /limits\.cutoff is .*expected a map with one of the figures time/],
  ['from: 1', 'from: 4', /limits\.days\.to is "3": expected more than from/],
  ['unit: business days', 'unit: days, per: x', /limits\.days\.per is "x": unknown key/],
  [
    '{ label: SWIFT, currencies: Many, cutoff: cutoff',
    '{ label: SWIFT, currencies: Many, cutoff: noon',
    /rails\.swift\.cutoff is "noon": unknown limit/,
  ],
  ['Europe/Brussels', 'Europe/Atlantis', /clock\.zone is "Europe\/Atlantis": expected a time zone/],
];

const JURISDICTION_CASES: readonly Case[] = [
  ['KP:', 'Korea:', /jurisdictions\.yaml:\d+: refused\.Korea is .*ISO 3166/],
  ['KP:', 'LT:', /refused\.LT is .*accepted above/],
  [
    'reason: own-policy',
    'reason: unlikeable',
    /refused\.CU\.reason is .*expected one of eu-sanctions/,
  ],
  [', law: Regulation (EU) 2017/1509', '', /refused\.KP\.law is nothing: expected the law/],
  ['since: 2022-10-04', 'since: 2027-10-04', /refused\.CU\.since is .*2026-11-03 at the latest/],
  ['since: 2022-10-04, ', '', /refused\.CU\.since is nothing: this key is missing/],
  ['reviewed: 2026-11-03', 'reviewed: 2026-10-03', /reviewed is .*not before updated/],
];

const BUSINESS_CASES: readonly Case[] = [
  [
    'reason: unlawful',
    'reason: ugly',
    /business\.yaml:\d+: prohibited\.entries\.drugs\.reason is .*expected one of unlawful/,
  ],
  ['alcohol:', 'drugs:', /due-diligence\.entries\.drugs is .*other list already/],
  ['excise: Excise goods', 'excise: Excise goods, more: More', /reasons\.more is "More": no entry/],
  [
    'title: Alcohol, ',
    '',
    /due-diligence\.entries\.alcohol\.title is nothing: this key is missing/,
  ],
];

describe('a malformed file', () => {
  it.each(LIMIT_CASES)('limits: %s → %s is refused', (from, to, refusal) => {
    const text = replaceOnce(LIMITS_SOURCE.text, from, to);
    expect(() => parseExact({ ...LIMITS_SOURCE, text }, limitsSchema)).toThrow(refusal);
  });

  it.each(JURISDICTION_CASES)('jurisdictions: %s → %s is refused', (from, to, refusal) => {
    const source = { name: 'jurisdictions.yaml', text: replaceOnce(JURISDICTIONS, from, to) };
    expect(() => parseExact(source, jurisdictionsSchema)).toThrow(refusal);
  });

  it.each(BUSINESS_CASES)('business: %s → %s is refused', (from, to, refusal) => {
    const source = { name: 'business.yaml', text: replaceOnce(BUSINESS, from, to) };
    expect(() => parseExact(source, businessSchema)).toThrow(refusal);
  });

  it('is a change to one that is accepted', () => {
    const read = (text: string) => ({ name: 'good.yaml', text });
    expect(() => parseExact(read(JURISDICTIONS), jurisdictionsSchema)).not.toThrow();
    expect(() => parseExact(read(BUSINESS), businessSchema)).not.toThrow();
  });
});
