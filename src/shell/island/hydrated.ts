/** Fired on an island when React has hydrated it, or rendered it anew. */
export const HYDRATED = 'island:hydrated';
