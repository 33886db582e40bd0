const UNITS =
  'CET|UTC|MB|px|(?:business |working |calendar )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)';

/** Between a figure and its unit, and between the parts of a citation. */
const PARTED = new RegExp(
  String.raw`(?<=\d) (?=(?:${UNITS})\b)|(?<=\bArts?\.) (?=\d)|(?<=\((?:EU|EC)\)) (?=No |\d)|(?<=\bNo) (?=\d)`,
  'g',
);

/** A text in which `16:00 CET`, `2 business`, `Art. 37` and `(EU) 2015/2366` keep together. */
export const keptFigures = (text: string): string => text.replace(PARTED, '\u00a0');
