import type { BlogPosting, JobPosting, NewsArticle, TechArticle } from 'schema-dts';
import type { Post } from '#content/queries/blog-query.ts';
import type { PositionEntry } from '#content/queries/careers-query.ts';
import type { DocPage } from '#content/queries/docs-query.ts';
import type { NewsItem } from '#content/queries/newsroom-query.ts';
import type { CareersPage } from '#content/schemas/careers-page-schema.ts';
import { site } from '#content/site.ts';
import { offsetOn } from '#content/today.ts';
import { addDays } from '#tariff/day.ts';
import type { RenderedPage } from '../machine-readable/rendered-pages.ts';
import { htmlOf } from '../plain/write-plain.ts';
import { publisher } from './structured-pieces.ts';

const team = (name: string) => ({ '@type': 'Organization', name, url: site().urls.site }) as const;

/** The properties common to every article. */
function article({ url, title, description, image }: RenderedPage) {
  return {
    url,
    mainEntityOfPage: url,
    headline: title,
    description,
    image,
    publisher: publisher(),
    inLanguage: site().language,
  };
}

export function blogPosting(
  page: RenderedPage,
  { author, date, updated, topicLabel }: Post,
): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...article(page),
    articleSection: topicLabel,
    author: team(author),
    datePublished: date,
    dateModified: updated ?? date,
  };
}

export function newsArticle(page: RenderedPage, { date, place }: NewsItem): NewsArticle {
  return {
    '@type': 'NewsArticle',
    ...article(page),
    dateline: place,
    author: publisher(),
    datePublished: date,
    dateModified: date,
  };
}

/**
 * A document, or a page about the API; only documents state their author and the date of their last
 * change.
 */
export function techArticle(page: RenderedPage, data?: DocPage['data']): TechArticle {
  const known = data && { author: team(data.owner), dateModified: data.updated };
  return { '@type': 'TechArticle', ...article(page), ...known };
}

const EMPLOYMENT = { 'Full time': 'FULL_TIME', 'Part time': 'PART_TIME' } as const;

/** An open position, with its locations as the careers page describes them. */
export function jobPosting(
  page: RenderedPage,
  { id, data }: PositionEntry,
  places: CareersPage['places']['items'],
): JobPosting {
  const own = places.filter(({ name }) => data.places.includes(name));
  const offices = own.flatMap(({ name, country }) => (country ? [{ name, country }] : []));
  const regions = own.flatMap(({ remote }) => (remote ? [remote] : []));
  const { from, to, currency } = data.salary;
  return {
    '@type': 'JobPosting',
    title: data.title,
    description: htmlOf(page.plain),
    url: page.url,
    identifier: { '@type': 'PropertyValue', name: site().name, value: id },
    datePosted: data.opened,
    // The last second of the closing date, in the institution's time zone. The offset is that of the
    // end of the day, on which the clock may have changed.
    validThrough: `${data.closes}T23:59:59${offsetOn(addDays(data.closes, 1), site().zone)}`,
    employmentType: EMPLOYMENT[data.type],
    hiringOrganization: { ...publisher(), sameAs: site().social[0]?.url },
    directApply: false,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: 'YEAR' },
    },
    ...(offices.length > 0 && {
      jobLocation: offices.map(({ name, country }) => ({
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: name, addressCountry: country },
      })),
    }),
    ...(regions.length > 0 && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: regions.map((name) => ({
        '@type': 'AdministrativeArea',
        name,
      })),
    }),
  };
}
