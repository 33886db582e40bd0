import { isIban } from '#content/demo/iban.ts';
import { type ContentText, type Found, matches } from './text-rules.ts';

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
/** RFC 9562: version 4, variant 8 to b. */
const UUID_4 = /^.{14}4.{4}[89ab]/i;
const EXAMPLE = /\b(?:pay|evt)_\w+|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** IBANs with a wrong length or check digits, and UETRs that are not version 4 UUIDs. */
export function wrongIdentifiers(
  texts: readonly ContentText[],
  onPurpose: readonly string[],
): Found[] {
  return texts
    .flatMap(({ file, text }) => [
      ...matches(file, text, IBAN).filter(({ what }) => !isIban(what)),
      ...matches(file, text, UUID).filter(({ what }) => !UUID_4.test(what)),
    ])
    .filter(({ what }) => !onPurpose.includes(what));
}

/** Ids of payments and events that the example company does not have. */
export function unknownExampleIds(
  texts: readonly ContentText[],
  known: readonly string[],
): Found[] {
  return texts
    .flatMap(({ file, text }) => matches(file, text, EXAMPLE))
    .filter(({ what }) => !known.includes(what));
}
