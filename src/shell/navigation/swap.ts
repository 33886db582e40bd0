import { swapFunctions } from 'astro:transitions/client';
import { lateOf, styleSheet } from '../../ui/browser/late.ts';
import { trustedHtml } from './trusted-html.ts';

/** What the server put into the head; everything else was added by a widget or a loader. */
let own = new WeakSet<Element>(document.head.children);

/**
 * Loads what a page needs before it can take the place of this one. Its own rules stand inline and
 * the security policy of this page does not allow them: the sheet of the whole site has them too.
 */
export async function prepare(next: Document): Promise<void> {
  const { styles, scripts } = lateOf(next);
  const [sheets] = await Promise.all([
    Promise.all(styles.map(styleSheet)),
    Promise.all(scripts.map((address) => import(/* @vite-ignore */ address))),
  ]);
  if (sheets.length === 0) return;
  for (const sheet of sheets) own.add(sheet);
  next.head.append(...sheets.map((sheet) => sheet.cloneNode()));
}

/** The scripts of a page that have not run yet and stand where they have to. */
const TO_RUN = 'script[data-first]:not([data-astro-exec])';

/** A script of a fetched page as one that runs where it is placed; the page's own door lets it in. */
function runnable(script: HTMLScriptElement): Node {
  script.dataset.astroExec = '';
  return document.createRange().createContextualFragment(trustedHtml(script.outerHTML));
}

/**
 * Puts the new page's head and main element in place. Header, footer, banner and whatever a chat
 * widget added to head or body stay as they are, so that none of them starts over.
 */
export function swapMain(next: Document): void {
  const added = [...document.head.children].filter((element) => !own.has(element));
  // What is here has run; without the mark the router would run what a widget added once more.
  for (const script of document.scripts) script.dataset.astroExec = '';
  swapFunctions.deselectScripts(next);
  const toRun = next.querySelectorAll<HTMLScriptElement>(TO_RUN);
  // The modules of a built page came with `prepare`; the router would write the rest as text.
  if (import.meta.env.PROD) for (const script of next.scripts) script.dataset.astroExec = '';
  swapFunctions.swapRootAttributes(next);
  swapFunctions.swapHeadElements(next);
  own = new WeakSet(document.head.children);
  document.head.append(...added);
  for (const announcer of document.querySelectorAll('.astro-route-announcer')) announcer.remove();
  const main = next.querySelector('main');
  for (const script of toRun) script.replaceWith(runnable(script));
  if (main) document.querySelector('main')?.replaceWith(main);
}
