import { LOADING_BAR } from '#spec.ts';

/**
 * Inline script at the end of the body, before the page's scripts: if this page took so long that
 * the previous one showed the loading bar, it shows a full bar from its first paint.
 */
export const LOADING_BAR_SCRIPT = `{const[n]=performance.getEntriesByType("navigation"),b=document.querySelector("[data-phase]");if(n&&n.type==="navigate"&&n.responseStart>${LOADING_BAR.throttle}&&document.referrer.startsWith(location.origin)&&!document.prerendering){b.dataset.phase="arrived";b.style.height="${LOADING_BAR.height}px"}}`;
