import { brand, hex } from '../content/brand.ts';
import { navigation } from '../content/navigation.ts';
import { callOf, site, supportHours, today } from '../content/site.ts';
import type { HeaderMenu } from '../shell/header/menu.ts';

const { heading, pricing, main, panels, companyOverview, footer } = navigation();

/** The header's menus, with the specification's rules for them (2.3): which are headed, which branch on mobile. */
const menu: HeaderMenu = {
  heading,
  pricing,
  entries: main.map(({ panel: name, ...entry }) => {
    if (!name) return entry;
    const items = panels[name];
    if (name === 'products' || name === 'industries')
      return { ...entry, panel: { name, items, headed: true } };
    const branch = name === 'company' ? [companyOverview] : [];
    return { ...entry, panel: { name, items, branch } };
  }),
};

/** What the document shell hands to its parts: facts, menus, and the integrations' configuration. */
export const shellProps = {
  site,
  call: callOf(site.support.phone),
  hours: supportHours(site),
  menu,
  footer,
  mark: brand.mark,
  themeColor: hex.page,
  year: Number(today.slice(0, 4)),
  integrations: JSON.stringify({ analytics: site.analytics, chat: site.chat }).replaceAll(
    '<',
    '\\u003c',
  ),
};
