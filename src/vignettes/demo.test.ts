import { describe, expect, it } from 'vitest';
import { cents, formatAmount } from '../tariff/money.ts';
import {
  ACCOUNTS,
  API_PAYMENT,
  INSTANT_IN,
  OPERATING,
  PAYROLL_FILE,
  SEATS,
  STATEMENT,
  SWIFT_OUT,
} from './demo.ts';

/** ISO 13616: the first four characters to the end, letters as numbers, remainder 1 by 97. */
function checks(iban: string): boolean {
  const compact = iban.replaceAll(' ', '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(compact)) return false;
  const digits = [...compact.slice(4), ...compact.slice(0, 4)]
    .map((character) => Number.parseInt(character, 36).toString())
    .join('');
  return BigInt(digits) % 97n === 1n;
}

const LENGTHS: Record<string, number> = { LT: 20, DE: 22, EE: 20, IT: 27, NL: 18, PL: 28, PT: 25 };

function fits(iban: string): boolean {
  return checks(iban) && iban.replaceAll(' ', '').length === LENGTHS[iban.slice(0, 2)];
}

const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all + cents(one), 0);
const inOrder = (times: readonly string[]) => expect([...times].sort()).toEqual(times);

describe('the demo figures', () => {
  it('has IBANs of the right length with valid check digits', () => {
    const sound = PAYROLL_FILE.rows.filter(({ fault }) => fault === null);
    for (const { iban } of [...ACCOUNTS, ...sound]) expect(fits(iban), iban).toBe(true);
    expect(fits(INSTANT_IN.iban)).toBe(true);
    expect(fits(API_PAYMENT.to.iban)).toBe(true);
  });

  it('sets aside the one row whose IBAN has the letter O for a nought', () => {
    const [bad, ...others] = PAYROLL_FILE.rows.filter(({ fault }) => fault !== null);
    expect(others).toEqual([]);
    expect(bad?.iban).toContain('O');
    expect(checks(bad?.iban ?? '')).toBe(false);
    expect(fits((bad?.iban ?? '').replace('O', '0'))).toBe(true);
  });

  it('adds the valid rows of the file up to its total', () => {
    const sound = PAYROLL_FILE.rows.filter(({ fault }) => fault === null);
    expect(sound).toHaveLength(PAYROLL_FILE.valid);
    expect(sum(sound.map(({ amount }) => amount))).toBe(cents(PAYROLL_FILE.total));
  });

  it('carries the opening balance to the closing one', () => {
    const movements = sum(STATEMENT.movements.map(({ amount }) => amount));
    expect(cents(STATEMENT.opening) + movements).toBe(cents(STATEMENT.closing));
    expect(STATEMENT.closing).toBe(OPERATING.balance);
    expect(STATEMENT.movements.at(-1)?.amount).toBe(INSTANT_IN.amount);
  });

  it('counts the SWIFT payment in euro at the stated rate', () => {
    const euro = Number(SWIFT_OUT.amount) / Number(SWIFT_OUT.rate);
    expect(euro.toFixed(2)).toBe(SWIFT_OUT.eurValue);
    const last = SWIFT_OUT.stops.at(-1);
    expect(cents(SWIFT_OUT.amount) - cents(last?.passedOn ?? '0')).toBe(cents(SWIFT_OUT.kept));
  });

  it('gives each seat the sum of what it prepared or signed, within its limit', () => {
    const [finance, director, payroll, accountant] = SEATS;
    const signed = cents(SWIFT_OUT.eurValue) + cents(PAYROLL_FILE.total);
    expect(cents(finance.used)).toBe(signed);
    expect(cents(director.used)).toBe(signed);
    expect(payroll.used).toBe(PAYROLL_FILE.total);
    expect(accountant.used).toBeNull();
    for (const { used, limit } of SEATS) {
      if (used) expect(cents(used)).toBeLessThanOrEqual(cents(limit));
    }
  });

  it('lets nobody sign before the order is prepared, nor releases before the last signature', () => {
    for (const order of [SWIFT_OUT, PAYROLL_FILE]) {
      const signed = order.signatures.flatMap(({ at }) => (at ? [at] : []));
      expect(signed).toHaveLength(2);
      inOrder([order.preparedAt, ...signed]);
    }
    const [first] = SWIFT_OUT.stops;
    inOrder([SWIFT_OUT.signatures[1].at, first.at]);
    inOrder([PAYROLL_FILE.signatures[1].at, PAYROLL_FILE.releasedAt, PAYROLL_FILE.creditedAt]);
    inOrder(SWIFT_OUT.stops.map(({ day, at }) => `${day} ${at}`));
    inOrder(STATEMENT.movements.map(({ at }) => at));
  });

  it('keeps one clock for the Instant payment', () => {
    expect((INSTANT_IN.elapsedMs / 1000).toFixed(1)).toBe(INSTANT_IN.elapsed);
    expect(INSTANT_IN.steps.at(-1)?.at).toBe(INSTANT_IN.elapsed);
    expect(INSTANT_IN.receivedAt.startsWith(STATEMENT.movements[2].at)).toBe(true);
    expect(API_PAYMENT.creditedAfterMs - API_PAYMENT.signedAfterMs).toBe(API_PAYMENT.elapsedMs);
    expect(API_PAYMENT.signedBy).toHaveLength(API_PAYMENT.needed);
  });

  it('writes amounts for readers', () => {
    expect(formatAmount(OPERATING.balance)).toBe('1,284,906.40');
    expect(formatAmount('-21000.00')).toBe('−21,000.00');
  });
});
