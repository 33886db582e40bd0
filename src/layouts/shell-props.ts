import { brand, hex } from '#content/brand.ts';
import { navigation } from '#content/navigation.ts';
import { configuredOf, type Site } from '#content/schemas/site-schema.ts';
import { site, supportTexts, today } from '#content/site.ts';
import { CATEGORIES } from '#shell/cookie-banner/consent.ts';

const { footer } = navigation();

const { analytics, chat } = site();
const runs = configuredOf({ analytics, chat });

/** An integration with only those parts of its script tag that the browser needs. */
const forBrowser = <Part extends Site['analytics'] | Site['chat']>({ script, ...part }: Part) => ({
  ...part,
  ...(script && { script: { src: script.src, attributes: script.attributes } }),
});

/** The integrations' configuration for the browser; of a disabled one only that it is disabled. */
const configured = {
  analytics: runs.analytics ? forBrowser(analytics) : { url: null },
  chat: runs.chat ? forBrowser(chat) : { provider: 'none' },
};

/** The categories in use on this site that need consent. */
const used = CATEGORIES.filter((category) => runs[category]);

/**
 * The properties of the document's header, footer and banner: facts, menus, and the integrations'
 * configuration.
 */
export const shellProps = {
  site: site(),
  hours: supportTexts(site())?.full ?? null,
  footer,
  used,
  hasChat: runs.chat,
  mark: brand().mark,
  themeColor: hex().page,
  year: Number(today().slice(0, 4)),
  integrations: JSON.stringify(configured).replaceAll('<', '\\u003c'),
};
