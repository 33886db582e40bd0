/** Told to the window once a page's scripts run. */
export const SCRIPTS_RUN = 'scripts-run';

/**
 * Runs in the head. A press of a button that comes before the page's scripts is made once more when
 * they run; what works without them (links, fields, `details`) has had its effect by then.
 */
export const KEEP_EARLY_PRESSES = `{const pressed=new Set();const keep=({target})=>pressed.add(target.closest("button[type=button]"));addEventListener("click",keep,true);addEventListener("${SCRIPTS_RUN}",()=>{removeEventListener("click",keep,true);for(const button of pressed)button?.click()})}`;
