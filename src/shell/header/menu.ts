/** Id of the mobile menu; without a script the burger opens it by this address. */
export const MENU_ID = 'menu';

/** `aria-current` of a link on the page with this path. */
export function currentOn(path: string, url: string): 'page' | undefined {
  return url === path ? 'page' : undefined;
}
