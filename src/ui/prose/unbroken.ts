/** A postcode with its country, the number of an act or of guidelines, a version of the tariff, a range and the paragraph of an article, which some engines break at their marks. */
const NUMBER = String.raw`\b\p{Lu}{2}-\d{4,5}\b|\b\d{4}\/\d{1,4}\/E[CU]\b|\bEBA\/GL\/\d{4}\/\d{2}\b|\b20\d{2}-\d\b|\b\d{1,3}–\d{1,3}\b|\b\d{1,3}(?:\(\w{1,3}\))+`;

/** A short compound with a part too short for a line's end or beginning: `e-mail`, `cut-off`, `UTF-8`. */
const COMPOUND = String.raw`(?<![\p{L}-])(?:\p{L}{1,2}-\p{L}+|(?:\p{L}{1,5}-){1,2}(?:\p{L}{1,3}|\d{1,2}))(?![\p{L}\d-])`;

/** What no line may break in two, though engines would at its hyphen or slash; its one group is the piece. */
export const UNBROKEN: RegExp = new RegExp(`(${NUMBER}|${COMPOUND})`, 'u');
