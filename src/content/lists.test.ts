import { describe, expect, it } from 'vitest';
import { limitsSchema } from '#tariff/schema/limits-schema.ts';
import { LIMITS_TEXT, replaceOnce } from '#tariff/tariff.fixture.ts';
import { parseExact } from './exact-yaml.ts';
import { businessSchema } from './schemas/business-schema.ts';
import { jurisdictionsSchema } from './schemas/jurisdictions-schema.ts';

const JURISDICTIONS = `
updated: 2026-11-03
reviewed: 2026-11-03
reasons: { eu-sanctions: EU sanctions, eu-sectoral: EU sectoral sanctions, fatf-call-for-action: FATF, own-policy: Our own policy }
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

const FILES = [
  { name: 'limits.yaml', text: LIMITS_TEXT, schema: limitsSchema, cases: LIMIT_CASES },
  {
    name: 'jurisdictions.yaml',
    text: JURISDICTIONS,
    schema: jurisdictionsSchema,
    cases: JURISDICTION_CASES,
  },
  { name: 'business.yaml', text: BUSINESS, schema: businessSchema, cases: BUSINESS_CASES },
];

describe.each(FILES)('a malformed $name', ({ name, text, schema, cases }) => {
  it.each(cases)('%s → %s is refused', (from, to, refusal) => {
    const source = { name, text: replaceOnce(text, [from, to]) };
    expect(() => parseExact(source, schema)).toThrow(refusal);
  });

  it('differs from a valid one by one replacement that applies', () => {
    expect(() => parseExact({ name, text }, schema)).not.toThrow();
  });
});
