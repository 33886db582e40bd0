import { z } from 'zod';

/** IBAN lengths by country, from the IBAN registry (ISO 13616), for the countries of SEPA. */
const LENGTHS: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI NL',
  19: 'MK SI',
  20: 'AT EE LT LU',
  21: 'CH HR LI LV',
  22: 'BG DE GB GE IE ME RS VA',
  23: 'GI',
  24: 'AD CZ ES MD RO SE SK',
  25: 'PT',
  26: 'IS',
  27: 'FR GR IT MC SM',
  28: 'AL CY HU PL',
  31: 'MT',
};

/** Whether an IBAN, with or without spaces, has its country's length and valid check digits. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '');
  const country = iban.slice(0, 2);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return false;
  if (!LENGTHS[iban.length]?.split(' ').includes(country)) return false;
  // ISO 13616: move the first four characters to the end, convert letters to numbers; the remainder
  // of division by 97 must be 1.
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((one) => Number.parseInt(one, 36));
  return BigInt(digits.join('')) % 97n === 1n;
}

/** An account number of another kind, in digits: a sort code and an account number, for instance. */
const isNational = (text: string): boolean => /^\d[\d -]{4,32}\d$/.test(text);

/** An account number in an example, whose check digits are verified if it is an IBAN. */
export const accountNumber = z.string().refine((text) => isIban(text) || isNational(text), {
  error:
    'expected an IBAN of its country’s length, with valid check digits, or a national account number in digits, such as 60-99-99 00421187',
});
