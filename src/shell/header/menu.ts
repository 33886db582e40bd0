import type { MenuItem } from '../../content/schemas/navigation.ts';
import type { PanelName } from '../../content/schemas/panels.ts';

/** What is behind an entry of the main menu. */
export interface Panel {
  readonly name: PanelName;
  readonly items: readonly MenuItem[];
  /** On wide screens it opens with the menu's heading and the way to the prices. */
  readonly headed?: boolean;
  /** In the mobile menu it opens by click, with these links before its own; else the entry is a plain link. */
  readonly branch?: readonly MenuItem[];
}

/** The header's menus, as plain data. */
export interface HeaderMenu {
  readonly heading: string;
  readonly pricing: MenuItem;
  readonly entries: readonly (MenuItem & { readonly panel?: Panel })[];
}

/** `aria-current` of a link on the page with this path. */
export function currentOn(path: string, url: string): 'page' | undefined {
  return url === path ? 'page' : undefined;
}
