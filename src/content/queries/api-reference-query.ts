import { once } from '../cache.ts';
import { ContentError, nameOf } from '../files.ts';
import { apiDocument } from '../openapi/load-openapi.ts';
import { fieldsOf } from '../openapi/openapi-fields.ts';
import {
  codeMeanings,
  objectPlaces,
  operationsOf,
  referenceOf,
} from '../openapi/openapi-reference.ts';
import { pathOf } from '../paths.ts';
import { read, readFolder } from '../read.ts';

function guides() {
  return readFolder('api/guides')
    .map(({ id, file, data, body }) => ({ slug: id, file, body, ...data }))
    .sort((a, b) => a.order - b.order);
}

/**
 * The data behind all pages under `/api`, or `null` for an institution without an API. Throws if two pages have the same
 * URL.
 */
export const reference = once(() => {
  const document = apiDocument();
  if (!document) return null;
  const resources = referenceOf(document);
  const all = { document, resources, guides: guides(), places: objectPlaces(resources) };
  for (const { slug, file } of all.guides) {
    if (!resources.some((one) => one.slug === slug)) continue;
    const expected = `a resource has the address /api/${slug} already`;
    throw new ContentError([{ file: nameOf(file), line: 1, expected }]);
  }
  return all;
});

type Reference = NonNullable<ReturnType<typeof reference>>;

/** Every webhook event, with an example. */
function events({ document }: Reference) {
  const all = operationsOf(document, document.webhooks ?? {});
  return all.map(({ path, description, body }) => ({
    type: path,
    /** The first event with the same data. */
    like: all.find((one) => one.body?.object === body?.object)?.path ?? path,
    description,
    fields: body?.fields.find(({ name }) => name === 'data')?.fields ?? [],
    example: body?.examples[0]?.value,
  }));
}

/** Every version of the document, newest first. */
export const apiChangelog = () => read('api/changelog.yaml');

/** The downloads of the document and of files generated from it; empty without an API. */
export function downloads() {
  const texts = reference() && read('pages/api.yaml').reference;
  return texts?.downloads ?? [];
}

/** The address of an object's description. */
export const objectPlace = (object: string): string | undefined => reference()?.places[object];

const pagesOf = ({ guides: texts, resources }: Reference) => {
  const page = (one: { slug: string; label: string; description: string }) => ({
    label: one.label,
    href: pathOf.api(one.slug),
    text: one.description,
  });
  return { guides: texts.map(page), resources: resources.map(page) };
};

/** The reference's pages, for the overview; `null` without an API. */
export function referenceIndex() {
  const all = reference();
  return all && pagesOf(all);
}

/** The reference's pages and its downloads, for its table of contents. Throws without an API. */
export const referenceMap = () => ({ ...pagesOf(known()), downloads: downloads() });

/** Parts of the document that the guides show. Throws without an API. */
export function guidePieces() {
  const all = known();
  const { document } = all;
  const { Problem = {} } = document.components.schemas;
  const scopes = document.components.securitySchemes.oauth?.flows?.clientCredentials.scopes ?? {};
  return {
    codes: Object.entries(codeMeanings(document)).map(([code, one]) => ({ code, ...one })),
    events: events(all),
    changelog: apiChangelog(),
    problem: fieldsOf(document, Problem, false),
    rights: scopes,
  };
}

function known(): Reference {
  const all = reference();
  if (!all) throw new Error('this institution has no API');
  return all;
}
