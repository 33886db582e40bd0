import type { BreadcrumbList, DefinedTermSet, ItemList, Organization, WebSite } from 'schema-dts';
import { site } from '#content/site.ts';
import { addressOf } from '../machines/written.ts';
import type { Place, Term } from './read-structured.ts';

const organizationId = () => `${site().urls.site}/#organization`;

/** Who publishes: enough of the institution for a page about something else. */
export const publisher = () =>
  ({
    '@type': 'Organization',
    '@id': organizationId(),
    name: site().name,
    url: site().urls.site,
    logo: addressOf('/icon-512.png'),
  }) as const satisfies Organization;

/** Where the institution is called; nothing where it answers no phone. */
export function telephone() {
  const { phone } = site().support;
  return phone ? { telephone: phone } : {};
}

/** The institution as its home page and every footer show it. */
export function organization(): Organization {
  const { emails, social, licence } = site();
  return {
    ...publisher(),
    legalName: site().legalName,
    slogan: site().tagline,
    address: site().address,
    email: emails.support,
    ...telephone(),
    sameAs: social.map(({ url }) => url),
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'licence',
      identifier: licence.number,
      url: licence.publicRegister,
      recognizedBy: { '@type': 'Organization', name: site().supervisor },
    },
  };
}

/** The site, with its search where it has one. */
export function webSite(search: string | undefined): WebSite {
  const { name, urls } = site();
  if (search === undefined) {
    return { '@type': 'WebSite', name, url: urls.site, publisher: { '@id': organizationId() } };
  }
  const potentialAction = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${addressOf(search)}?q={search_term_string}` },
    // Google's name for what is typed, which the vocabulary has no property for.
    'query-input': 'required name=search_term_string',
  } as const;
  return {
    '@type': 'WebSite',
    name,
    url: urls.site,
    publisher: { '@id': organizationId() },
    potentialAction,
  };
}

/** Where a page stands, as it shows it; the last place is the page itself. */
export function breadcrumbs(trail: readonly Place[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: addressOf(href) } : {}),
    })),
  };
}

/** What a page lists, in its order. */
export function itemList(places: readonly Place[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: places.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: addressOf(href ?? ''),
    })),
  };
}

/** The words that a glossary explains. */
export function termSet(name: string, url: string, terms: readonly Term[]): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    name,
    url,
    hasDefinedTerm: terms.map(({ id, name: term, description }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description,
      url: `${url}#${id}`,
    })),
  };
}
