import { brand, hex } from '../content/brand.ts';
import { navigation } from '../content/navigation.ts';
import { callOf, site, supportHours, today } from '../content/site.ts';

const { footer } = navigation();

/** What the document shell hands to its parts: facts, menus, and the integrations' configuration. */
export const shellProps = {
  site,
  call: callOf(site.support.phone),
  hours: supportHours(site),
  footer,
  mark: brand.mark,
  themeColor: hex.page,
  year: Number(today.slice(0, 4)),
  integrations: JSON.stringify({ analytics: site.analytics, chat: site.chat }).replaceAll(
    '<',
    '\\u003c',
  ),
};
