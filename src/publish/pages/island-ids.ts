/**
 * Takes the islands' ids out of a page. Astro writes them for its development server only, and
 * makes them from the path of the checkout: with them, no two folders would build the same pages.
 */
export function withoutIslandIds(html: string): string {
  return html.replaceAll(/(<astro-island )uid="\w+" /g, '$1');
}
