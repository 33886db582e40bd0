/** Every icon of the set. Content refers to these names. */
export const ICON_NAMES = [
  'iban',
  'swift',
  'sepa',
  'manager',
  'api',
  'multilogin',
  'multisig',
  'bulk',
  'crypto',
  'payment',
  'gambling',
  'it',
  'marketing',
  'consulting',
  'sandbox',
  'about',
  'newsroom',
  'blog',
  'careers',
  'document',
  'shield',
  'clock',
  'person',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
