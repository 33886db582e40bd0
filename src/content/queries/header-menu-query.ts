import { navigation } from '../navigation.ts';
import type { MenuItem, PanelName } from '../schemas/navigation-schema.ts';

/** The panel of an entry of the main menu. */
export interface Panel {
  readonly name: PanelName;
  readonly items: readonly MenuItem[];
  /** On wide viewports it begins with the menu's heading and the link to the prices. */
  readonly headed?: boolean;
  /**
   * In the mobile menu it expands on click, with these links before its own; without it the entry
   * is a plain link.
   */
  readonly branch?: readonly MenuItem[];
}

/** The header's menus, as serialisable data. */
export interface HeaderMenu {
  readonly heading: string;
  readonly pricing: MenuItem;
  readonly entries: readonly (MenuItem & { readonly panel?: Panel })[];
}

/**
 * The header's menus by the rules of the specification (2.3): which have a heading, which expand on
 * mobile.
 */
export function headerMenu(): HeaderMenu {
  const { heading, pricing, main, panels, companyOverview } = navigation();
  return {
    heading,
    pricing,
    entries: main.map(({ panel: name, ...entry }) => {
      const items = name ? panels[name] : [];
      if (!name || items.length === 0) return entry;
      if (name === 'products' || name === 'industries')
        return { ...entry, panel: { name, items, headed: true } };
      const branch = name === 'company' ? [companyOverview] : [];
      return { ...entry, panel: { name, items, branch } };
    }),
  };
}
