import { brand, hex } from '#content/brand.ts';
import { navigation } from '#content/navigation.ts';
import { site, supportHours, today } from '#content/site.ts';
import { CATEGORIES } from '#shell/cookie-banner/consent.ts';

const { footer } = navigation();

/** The integrations' configuration for the browser; of a disabled one only that it is disabled. */
const configured = {
  analytics: site().analytics.url === null ? { url: null } : site().analytics,
  chat: site().chat.provider === 'none' ? { provider: 'none' } : site().chat,
};

/** The categories in use on this site that need consent. */
const used = CATEGORIES.filter((category) =>
  category === 'chat' ? site().chat.provider !== 'none' : site().analytics.url !== null,
);

/**
 * The properties of the document's header, footer and banner: facts, menus, and the integrations'
 * configuration.
 */
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
