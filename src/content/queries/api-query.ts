import { faultIn } from '../exact-yaml.ts';
import { ContentError, sourceOf } from '../files.ts';
import { load } from '../load.ts';
import { apiPageSchema } from '../schemas/api-page-schema.ts';
import { site } from '../site.ts';
import { referenceIndex } from './api-reference-query.ts';
import { limitOf } from './limits-query.ts';

/**
 * The texts of `/api`, with the limits in their places and the doors to the application.
 * Throws `ContentError` without an address of the sandbox.
 */
export function apiPage() {
  const texts = load('pages/api.yaml', apiPageSchema);
  /** A limit under the label that the page gives it, or its own. */
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
    /** Those that do not stand beside their own subject already. */
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
