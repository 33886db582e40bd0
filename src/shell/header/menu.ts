/** `aria-current` of a link on the page with this path. */
export function currentOn(path: string, url: string): 'page' | undefined {
  return url === path ? 'page' : undefined;
}
