/** Fired on the window when a step in the history was made, with its state, before the router learns of it. */
export const HISTORY_STEP = 'history:step';

/**
 * Tells of a step in the history before the router learns of it; whoever handles the step keeps it
 * from the router. It stands in the page itself, before the router: a window's listeners run in the
 * order in which they came.
 */
export const TELL_STEPS = `addEventListener("popstate",e=>{dispatchEvent(new CustomEvent("${HISTORY_STEP}",{cancelable:true,detail:e.state}))||e.stopImmediatePropagation()});`;
