import { brand, hex } from '#content/brand.ts';
import { navigation } from '#content/navigation.ts';
import { site, supportHours, today } from '#content/site.ts';
import { CATEGORIES } from '#shell/cookie-banner/consent.ts';

const { footer } = navigation();

/** What the browser needs of the integrations: of one that is off, that it is. */
const configured = {
  analytics: site().analytics.url === null ? { url: null } : site().analytics,
  chat: site().chat.provider === 'none' ? { provider: 'none' } : site().chat,
};

/** What runs here and needs to be allowed. */
const used = CATEGORIES.filter((category) =>
  category === 'chat' ? site().chat.provider !== 'none' : site().analytics.url !== null,
);

/** What the document shell hands to its parts: facts, menus, and the integrations' configuration. */
export const shellProps = {
  site: site(),
  hours: supportHours(site()),
  footer,
  used,
  mark: brand().mark,
  themeColor: hex().page,
  year: Number(today().slice(0, 4)),
  integrations: JSON.stringify(configured).replaceAll('<', '\\u003c'),
};
