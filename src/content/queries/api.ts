import { join } from 'node:path';
import { fillMarks } from '../marks.ts';
import { type ApiPageTexts, apiPageSchema } from '../schemas/api-page.ts';
import { CONTENT_DIR, marks, site } from '../site.ts';
import { readYaml } from '../yaml-file.ts';
import { limitOf } from './limits.ts';

const texts: ApiPageTexts = readYaml(join(CONTENT_DIR, 'pages/api.yaml'), apiPageSchema, (raw) =>
  fillMarks(raw, marks),
);

/** A limit under the label that the page gives it, or its own. */
function readout(id: string) {
  const { figure, unit, label } = limitOf(id);
  const row = texts.limits.rows.find(({ limit }) => limit === id);
  return { id, figure, unit: unit ?? undefined, label: row?.label ?? label };
}

const webhooks = { ...texts.webhooks, limit: readout(texts.webhooks.limit) };
const versions = { ...texts.versions, limit: readout(texts.versions.limit) };
const beside = new Set([webhooks.limit.id, versions.limit.id]);

/** The texts of `/api`, with the limits in their places and the doors to the application. */
export const apiPage = {
  ...texts,
  webhooks,
  versions,
  /** Those that do not stand beside their own subject already. */
  limits: {
    ...texts.limits,
    rows: texts.limits.rows.map(({ limit }) => readout(limit)).filter(({ id }) => !beside.has(id)),
  },
  sandboxHref: site.urls.sandbox,
  registerHref: site.urls.register,
};

export type ApiPageContent = typeof apiPage;
