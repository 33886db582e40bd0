import { MONTHS } from './anchor-text.ts';

const UNITS =
  'CET|UTC|MB|px|characters|digits|rows|lines|people|(?:business |working |calendar )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)';

/** Between a figure and its unit, within a unit or a name of two words, between the parts of a citation, before the arrow of a path, and behind the one of a path of two. */
const PARTED = new RegExp(
  String.raw`(?<=\d) (?=(?:${UNITS})\b)|(?<=\d[ \u00a0](?:business|working|calendar)) (?=days?\b)|(?<=\bArts?\.) (?=\d)|(?<=\((?:EU|EC)\)) (?=No |\d)|(?<=\b(?:No|RFC|ISO|EN)) (?=[\dIVX])| (?=→ )|(?<=^[^→]*→) (?=[^→]*$)|(?<=\bSEPA) (?=Instant\b)|(?<=\b(?:${MONTHS})) (?=\d{4}\b)`,
  'g',
);

/** A text in which `16:00 CET`, `2 business days`, `Art. 37`, `RFC 9457` and `(EU) 2015/2366` keep together. */
export const keptFigures = (text: string): string => text.replace(PARTED, '\u00a0');
