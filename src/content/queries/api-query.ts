import { faultIn } from '../exact-yaml.ts';
import { ContentError, sourceOf } from '../files.ts';
import { read } from '../read.ts';
import { site } from '../site.ts';
import { referenceIndex } from './api-reference-query.ts';
import { limitOf } from './limits-query.ts';

/**
 * The content of `/api`, with limits filled in and the links to the application. Throws
 * `ContentError` if the site has no sandbox URL.
 */
export function apiPage() {
  const texts = read('pages/api.yaml');
  /** A limit with the label that the page gives it, or else its own. */
  const readout = (id: string) => {
    const { figure, unit, label } = limitOf(id);
    const row = texts.limits.rows.find(({ limit }) => limit === id);
    return { id, figure, unit: unit ?? undefined, label: row?.label ?? label };
  };
  const index = referenceIndex();
  const { sandbox: sandboxHref, register: registerHref } = site().urls;
  if (!sandboxHref) {
    const expected = 'expected sandbox, where the API of pages/api.yaml can be tried';
    throw new ContentError([faultIn(sourceOf('site.yaml'), ['urls'], expected)]);
  }
  const beside = [texts.webhooks.limit, texts.versions.limit];
  return {
    ...texts,
    webhooks: { ...texts.webhooks, limit: readout(texts.webhooks.limit) },
    versions: { ...texts.versions, limit: readout(texts.versions.limit) },
    /** Limits that are not already shown beside their subject. */
    limits: {
      ...texts.limits,
      rows: texts.limits.rows
        .map(({ limit }) => readout(limit))
        .filter(({ id }) => !beside.includes(id)),
    },
    reference: texts.reference && index ? { titles: texts.reference, ...index } : null,
    sandboxHref,
    registerHref,
  };
}

export type ApiPageContent = ReturnType<typeof apiPage>;
