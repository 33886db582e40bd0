/** Fired on the window when a step in the history was made, with its state, before the router learns of it. */
export const HISTORY_STEP = 'history:step';

/**
 * Tells of a step in the history before the router learns of it; whoever handles the step keeps it
 * from the router. A window's listeners run in the order in which they came.
 */
export const TELL_STEPS = `addEventListener("popstate",e=>{dispatchEvent(new CustomEvent("${HISTORY_STEP}",{cancelable:true,detail:e.state}))||e.stopImmediatePropagation()});`;

/**
 * The router lets the browser fade from page to page wherever it can: that takes a picture of the old
 * page before the new one may come, and then a quarter of a second. A new page is shown at once.
 */
export const NO_FADES = 'document.startViewTransition=0';
