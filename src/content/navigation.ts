import { industryEntries } from './queries/industries-query.ts';
import { productParts } from './queries/product-query.ts';
import { read } from './read.ts';
import type { Navigation } from './schemas/navigation-schema.ts';

/**
 * The site's menus: those of `navigation.yaml`, and a panel each for the product and the
 * industries.
 */
export function navigation(): Navigation {
  const written = read('navigation.yaml');
  const products = productParts().map(({ anchor, menuLeadsTo, label, icon, summary }) => ({
    label,
    url: `/product#${menuLeadsTo ?? anchor}`,
    icon,
    text: summary,
  }));
  const industries = industryEntries().map(({ anchor, label, rails, summary }) => ({
    label,
    url: `/industries#${anchor}`,
    rails,
    text: summary,
  }));
  return {
    ...written,
    panels: { developers: [], ...written.panels, products, industries },
  };
}
