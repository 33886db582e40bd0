import type {
  BreadcrumbList,
  DefinedTermSet,
  FinancialService,
  ItemList,
  Organization,
  WebSite,
} from 'schema-dts';
import { addressOf } from '#content/page-record.ts';
import { site } from '#content/site.ts';
import { tariffInForce } from '#content/tariffs.ts';
import { audiencesOf } from '#tariff/lines.ts';
import type { Place, Term } from './read-structured.ts';

const organizationId = () => `${site().urls.site}/#organization`;

/** The publisher, in the short form for pages about something else. */
export const publisher = () =>
  ({
    '@type': 'Organization',
    '@id': organizationId(),
    name: site().name,
    url: site().urls.site,
    logo: addressOf('/icon-512.png'),
  }) as const satisfies Organization;

/** The telephone number; empty if the institution has none. */
function telephone() {
  const { phone } = site().support;
  return phone ? { telephone: phone } : {};
}

/** The institution, as the home page and every footer describe it. */
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

/**
 * The institution as a financial service. Its offers are microdata in the price list, as a block of
 * data would send the whole list twice; here they are referred to by the anchors of the list's two
 * parts.
 */
export function financialService(url: string): FinancialService {
  return {
    '@type': 'FinancialService',
    name: site().name,
    url,
    address: site().address,
    ...telephone(),
    hasOfferCatalog: audiencesOf(tariffInForce()).map((audience) => ({
      '@id': `${url}#prices-${audience}`,
    })),
  };
}

/** The site, with its search if it has one. */
export function webSite(search: string | undefined): WebSite {
  const { name, urls } = site();
  const action = (of: string) =>
    ({
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${addressOf(of)}?q={search_term_string}` },
      // Google's property for the search term, which schema.org lacks.
      'query-input': 'required name=search_term_string',
    }) as const;
  return {
    '@type': 'WebSite',
    name,
    url: urls.site,
    publisher: { '@id': organizationId() },
    ...(search && { potentialAction: action(search) }),
  };
}

/** The breadcrumbs of a page; the last one is the page itself. */
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

/** The entries of a list page, in order. */
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

/** The terms that a glossary explains. */
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
