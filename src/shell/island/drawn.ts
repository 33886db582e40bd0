/** Fired on an island when React has drawn it: over what the server sent, or in its place. */
export const DRAWN = 'island:drawn';
