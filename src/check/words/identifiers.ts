import { isIban } from '#content/demo/iban.ts';
import type { WordingRule } from './text-rules.ts';

/** RFC 9562: version 4, variant 8 to b. */
const UUID_4 = /^.{14}4.{4}[89ab]/i;
const WRONG = 'wrong check digits or format (if intended, list it in wrong-on-purpose.yaml)';

/**
 * IBANs must have the right length and check digits, and UETRs be UUIDs of version 4, except those
 * that are wrong on purpose.
 */
export const validIdentifiers = (onPurpose: readonly string[]): readonly WordingRule[] => [
  {
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g,
    expected: WRONG,
    isError: ({ what }) => !isIban(what) && !onPurpose.includes(what),
  },
  {
    pattern: /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
    expected: WRONG,
    isError: ({ what }) => !UUID_4.test(what) && !onPurpose.includes(what),
  },
];

/** Payments and events must be those of the example company. */
export const knownExamples = (known: readonly string[]): WordingRule => ({
  pattern: /\b(?:pay|evt)_\w+|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  expected: 'the example company has no such payment or event (demo.yaml)',
  isError: ({ what }) => !known.includes(what),
});
