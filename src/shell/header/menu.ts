/** Id of the mobile menu, and the fragment by which the burger opens it without a script. */
export const MENU_ID = 'menu';

/** The `aria-current` value of a link, given the path of the page that contains it. */
export function currentOn(path: string, url: string): 'page' | undefined {
  return url === path ? 'page' : undefined;
}
