import { navigation } from '../content/navigation.ts';
import { site } from '../content/site.ts';

/** What the document shell hands to its parts: facts, menus, and the integrations' configuration. */
export const shellProps = {
  site,
  navigation,
  year: new Date().getFullYear(),
  integrations: JSON.stringify({ analytics: site.analytics, chat: site.chat }).replaceAll(
    '<',
    '\\u003c',
  ),
};
