/** The key of a piece that never changes places, and of which there may be equals beside it. */
export const keyAt = (index: number, piece = ''): string => `${index} ${piece}`;
