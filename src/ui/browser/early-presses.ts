/** Fired on `window` once a page's scripts run. */
export const SCRIPTS_RUN = 'scripts-run';

/**
 * Inline script in the head: repeats clicks on buttons that came before the page's scripts ran;
 * links, fields and `details` work without them, and islands repeat clicks themselves.
 */
export const KEEP_EARLY_PRESSES = `{const pressed=new Set();const keep=({target})=>pressed.add(target.closest("button[type=button]:not(astro-island *)"));addEventListener("click",keep,true);addEventListener("${SCRIPTS_RUN}",()=>{removeEventListener("click",keep,true);for(const button of pressed)button?.click()})}`;
