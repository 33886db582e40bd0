import { z } from 'zod';
import { flag } from '#tariff/schema/exact.ts';
import { ICON_NAMES } from '#ui/icon/icon-names.ts';
import { link, listOf, pageFields, sources, text, texts, titledText } from './pieces-schema.ts';

/** A stage of a report; one with `value` and `unit` is a legal time limit. */
const station = z.strictObject({
  value: text.optional(),
  unit: text.optional(),
  label: text,
  text,
});

/** A reporting channel, in the order of the page. */
const channel = titledText.extend({
  icon: z.enum(ICON_NAMES),
  mail: text.optional(),
  post: text.optional(),
  /** Leads to a body outside the institution. */
  outside: flag.default(false),
});

/** `content/pages/whistleblower.yaml` */
export const whistleblowerSchema = z.strictObject({
  ...pageFields,
  sources,
  action: text,
  timings: z.strictObject({
    heading: text,
    note: text,
    stations: z.array(station).length(4),
    afterwards: text,
  }),
  scope: z.strictObject({
    heading: text,
    lead: text,
    yes: texts,
    no: z.array(link.extend({ text })).min(1),
  }),
  channels: listOf(channel).extend({ lead: text }),
  include: listOf(text).extend({ lead: text }),
  protected: z.strictObject({
    heading: text,
    condition: text,
    groups: z.array(z.strictObject({ title: text, items: texts })).length(2),
  }),
  retaliation: listOf(text).extend({ text, remedy: text }),
  anonymity: z.strictObject({ heading: text, text: texts }),
  data: z.strictObject({ heading: text, text: texts, link }),
  law: z.strictObject({ label: text, text }),
});

export type WhistleblowerPage = z.infer<typeof whistleblowerSchema>;
