import { expect, test } from 'vitest';
import type { z } from 'zod';
import { parseExact } from '../exact-yaml.ts';
import { accountsSchema, passportSchema, safeguardingSchema } from './disclosures-schema.ts';
import { interfaceSchema } from './interface-schema.ts';

/** The message of the schema for a file with one fault. */
function fault(schema: z.ZodType, text: string): string {
  try {
    parseExact({ name: 'content/a.yaml', text }, schema);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const SAFEGUARDING = `quarters:
  - { day: 2026-09-30, owed: 100.00, kept: 100.01, differences: 0 }
banks:
  - { kind: Bank, country: Germany, percent: 60.0 }
  - { kind: Bank, country: Austria, percent: 40.0 }
audit: { year: 2025, report: 2026-05-07, by: An audit firm, result: In order. }
`;

test.each([
  ['as it should be', '', '', ''],
  [
    'less kept than owed',
    '100.01',
    '99.99',
    'quarters.0.kept is "99.99": expected at least the amount owed',
  ],
  ['a day in a quarter', '2026-09-30', '2026-09-15', 'expected the last day of a quarter'],
  ['shares that are not all', '40.0', '39.0', 'expected shares that add up to 100.0'],
])('safeguarding, %s', (_, was, is, reason) => {
  expect(fault(safeguardingSchema, SAFEGUARDING.replace(was, is))).toContain(reason);
  if (!reason) expect(fault(safeguardingSchema, SAFEGUARDING)).toBe('');
});

const ACCOUNTS = `years:
  - { year: 2025, approved: 2026-04-24, opinion: Unqualified, people: 9, clients: 30, revenue: 9.00, profit: 1.00, outstanding: 1000.00, services: 5.00, required: 25.00, own: 30.00 }
`;

test.each([
  ['required: 25.00', 'required: 24.99', 'expected 2% of mean outstanding'],
  ['own: 30.00', 'own: 24.00', 'years.0.own is "24.00": expected at least the required amount'],
])('own funds are never below the legal minimum: %s', (was, is, reason) => {
  expect(fault(accountsSchema, ACCOUNTS)).toBe('');
  expect(fault(accountsSchema, ACCOUNTS.replace(was, is))).toContain(reason);
});

const PASSPORT = `updated: 2026-11-20
home: LT
services: { issue: Issuing electronic money }
states:
  LV: { since: 2021-12-06, services: [issue] }
`;

test.each([
  ['LV:', 'LT:', 'the licence itself covers the home state'],
  ['[issue]', '[lend]', 'content/a.yaml:5: states.LV.services.0 is "lend": unknown service'],
])('a passport has host states and known services: %s', (was, is, reason) => {
  expect(fault(passportSchema, PASSPORT)).toBe('');
  expect(fault(passportSchema, PASSPORT.replace(was, is))).toContain(reason);
});

const days = Array.from({ length: 92 }, (_, index) => {
  const day = new Date(Date.UTC(2026, 6, 1 + index)).toISOString().slice(0, 10);
  return `  - { day: ${day}, down: 0, initiation: 1, information: 1, funds: 1, errors: 0.00, own: { down: 0, answer: 1, errors: 0.00 } }\n`;
});
const quarter = (rows: readonly string[], published = '2026-10-08') =>
  `quarter: 2026-3\npublished: ${published}\ndays:\n${rows.join('')}`;

test('a quarter has each of its days exactly once, and is published after its end', () => {
  expect(fault(interfaceSchema, quarter(days))).toBe('');
  expect(fault(interfaceSchema, quarter(days.slice(0, -1)))).toContain('2026-09-30 is missing');
  expect(fault(interfaceSchema, quarter(days.toSpliced(4, 1)))).toContain(
    'content/a.yaml:8: days.4.day is "2026-07-06": expected 2026-07-05',
  );
  expect(fault(interfaceSchema, quarter([...days, days[0] as string]))).toContain(
    'expected nothing after 2026-09-30',
  );
  expect(fault(interfaceSchema, quarter(days, '2026-09-29'))).toContain(
    'published is "2026-09-29": expected 2026-10-01 at the earliest',
  );
});
