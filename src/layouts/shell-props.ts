import { brand, hex } from '#content/brand.ts';
import { navigation } from '#content/navigation.ts';
import { configuredOf, type Site } from '#content/schemas/site-schema.ts';
import { site, supportHours, today } from '#content/site.ts';
import { CATEGORIES } from '#shell/cookie-banner/consent.ts';

const { footer } = navigation();

const { analytics, chat } = site();
const runs = configuredOf({ analytics, chat });

/** An integration with what the browser needs of its tag, if it has one. */
const forBrowser = <Part extends Site['analytics'] | Site['chat']>({ script, ...part }: Part) => ({
  ...part,
  ...(script && { script: { src: script.src, attributes: script.attributes } }),
});

/** What the browser needs of the integrations: of one that is off, that it is. */
const configured = {
  analytics: runs.analytics ? forBrowser(analytics) : { url: null },
  chat: runs.chat ? forBrowser(chat) : { provider: 'none' },
};

/** What runs here and needs to be allowed. */
const used = CATEGORIES.filter((category) => runs[category]);

/** What the document shell hands to its parts: facts, menus, and the integrations' configuration. */
export const shellProps = {
  site: site(),
  hours: supportHours(site()),
  footer,
  used,
  hasChat: runs.chat,
  mark: brand().mark,
  themeColor: hex().page,
  year: Number(today().slice(0, 4)),
  integrations: JSON.stringify(configured).replaceAll('<', '\\u003c'),
};
