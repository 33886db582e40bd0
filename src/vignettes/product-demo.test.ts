import { describe, expect, it } from 'vitest';
import { cents } from '../tariff/money.ts';
import { FRIDAY_PAYMENT, RULE_STEPS, SUPPLIERS_FILE, SWIFT_OUT } from './demo.ts';

describe('the figures of the product page', () => {
  it('adds up the supplier file, by rows and by amount', () => {
    const { lines, setAside, rows, total } = SUPPLIERS_FILE;
    const parts = [...lines, setAside];
    expect(parts.reduce((sum, part) => sum + part.rows, 0)).toBe(rows);
    expect(parts.reduce((sum, part) => sum + cents(part.amount), 0)).toBe(cents(total));
  });

  it('has rising steps, the last without an end, and the payment on the third', () => {
    const ends = RULE_STEPS.map(({ upTo }) => (upTo ? cents(upTo) : Number.POSITIVE_INFINITY));
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    const value = cents(SWIFT_OUT.eurValue);
    expect(ends.findIndex((end) => value <= end)).toBe(2);
    expect(SWIFT_OUT.signatures.some(({ who, at }) => at && who.role === 'Director')).toBe(true);
  });

  it('credits the Friday payment within ten seconds, or on the next business day', () => {
    const { signed, instant, sepa } = FRIDAY_PAYMENT;
    const seconds = (at: string) => at.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    expect(instant.day).toBe(signed.day);
    expect(seconds(instant.at) - seconds(signed.at)).toBeLessThanOrEqual(10);
    expect(sepa.day).toBe('Mon');
  });
});
