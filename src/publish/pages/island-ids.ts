/**
 * Removes the islands' ids from a page. Astro uses them in its development server only, and derives
 * them from the path of the checkout, so that builds in two folders would differ.
 */
export function withoutIslandIds(html: string): string {
  return html.replaceAll(/(<astro-island )uid="\w+" /g, '$1');
}
