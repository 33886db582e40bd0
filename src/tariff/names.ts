import { insideSentence } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { type Rail, rails } from './rails.ts';

/**
 * The closed lists of the tariff. In a module without a schema library, so that the browser can use
 * it.
 */

/** The rails of the site, and transfers within the institution's own books. */
export const channels = (): readonly Channel[] => [...rails(), 'internal'];

/** The unit of a charge. Percentages and tiers need an amount: a payment or an exchange. */
export const PER = [
  'once',
  'payment',
  'exchange',
  'account',
  'iban',
  'user',
  'rule',
  'file',
  'request',
  'document',
] as const;

export const AUDIENCES = ['companies', 'individuals'] as const;

export type Channel = Rail | 'internal';
export type AudienceName = (typeof AUDIENCES)[number];

/** The name of an audience as a label. */
export const audienceLabel = (audience: AudienceName): string =>
  audience === 'companies' ? t('tariff.companies') : t('tariff.individuals');

/** The name of an audience within a sentence. */
export const audienceWords = (audience: AudienceName): string =>
  audience === 'companies' ? t('tariff.companiesWords') : t('tariff.individualsWords');

/** A category inside a sentence: `low risk`; a plan (`categoryLabel`) keeps its capitals, as a name. */
export const categoryWords = (
  label: string,
  { categoryLabel }: { readonly categoryLabel?: object | undefined },
): string => (categoryLabel ? label : insideSentence(label));
