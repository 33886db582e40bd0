import { LOADING_BAR } from '#spec.ts';

/**
 * Runs at the end of the body, before the page's scripts. A page of the site that was so long in
 * coming that the page before showed the loading bar shows it at its end, from its first picture on.
 */
export const ARRIVAL = `{const[n]=performance.getEntriesByType("navigation"),b=document.querySelector("[data-phase]");if(n&&n.type==="navigate"&&n.responseStart>${LOADING_BAR.throttle}&&document.referrer.startsWith(location.origin)&&!document.prerendering){b.dataset.phase="arrived";b.style.height="${LOADING_BAR.height}px"}}`;
