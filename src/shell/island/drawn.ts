/** Fired on an island when React has hydrated it, or rendered it anew. */
export const DRAWN = 'island:drawn';
