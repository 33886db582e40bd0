import { LOADING_BAR } from '../../spec.ts';

/** In `sessionStorage`: the page before was left with the loading bar in view. */
export const SHOWN_KEY = 'loading-bar';

/**
 * Runs at the end of the body, before the page's scripts: shows the loading bar at its end from the
 * page's first picture on, where the page before showed it.
 */
export const ARRIVAL = `try{if(sessionStorage.getItem("${SHOWN_KEY}")!==null){const b=document.querySelector("[data-phase]");b.dataset.phase="arrived";b.style.height="${LOADING_BAR.height}px"}}catch{}`;
