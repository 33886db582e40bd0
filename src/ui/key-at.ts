/** The React key of a piece in a list that is never reordered and may contain equal pieces. */
export const keyAt = (index: number, piece = ''): string => `${index} ${piece}`;
