import { COLOR_MODE, COLOR_MODE_KEY } from '../spec.ts';

/** Forces the colour mode, whatever was stored; a browser that refuses storage is dark all the same. */
export function forceColorMode(): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, COLOR_MODE);
  } catch {
    // Storage is blocked: the page is dark from its first byte anyway.
  }
}
