import { load } from './load.ts';
import { industryEntries } from './queries/industries-query.ts';
import { type ProductAnchor, productParts } from './queries/product-query.ts';
import { type Navigation, navigationSchema } from './schemas/navigation-schema.ts';

/**
 * Where the menu leads across (specification, section 2.3): "Personal account manager" to the API's
 * section and "API and sandbox" to the account manager's. Today's behaviour, kept to the letter.
 */
const CROSSED: Readonly<Partial<Record<ProductAnchor, ProductAnchor>>> = {
  productAccontManager: 'productApi',
  productApi: 'productAccontManager',
};

/** The site's menus: those of `navigation.yaml`, and a panel each for the product and the industries. */
export function navigation(): Navigation {
  const written = load('navigation.yaml', navigationSchema);
  const products = productParts().map(({ anchor, label, icon, summary }) => ({
    label,
    url: `/product#${CROSSED[anchor] ?? anchor}`,
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
    panels: { ...written.panels, products, industries },
  };
}
