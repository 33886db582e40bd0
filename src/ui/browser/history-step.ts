/** Fired on the window when a step in the history was made, with its state, before the router learns of it. */
export const HISTORY_STEP = 'history:step';
