import { swapFunctions } from 'astro:transitions/client';

/**
 * Puts the new page's head and main element in place. Header, footer, banner and whatever a chat
 * widget added to the body stay as they are, so that none of them starts over.
 */
export function swapMain(next: Document): void {
  swapFunctions.deselectScripts(next);
  swapFunctions.swapRootAttributes(next);
  swapFunctions.swapHeadElements(next);
  for (const announcer of document.querySelectorAll('.astro-route-announcer')) announcer.remove();
  const main = next.querySelector('main');
  if (main) document.querySelector('main')?.replaceWith(main);
}
