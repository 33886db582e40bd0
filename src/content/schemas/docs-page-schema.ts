import { z } from 'zod';
import { linkWithText, listOf, pageFields, text } from './pieces-schema.ts';

/** `content/pages/docs.yaml`: the texts around the contents of the documentation. */
export const docsPageSchema = z.strictObject({
  ...pageFields,
  start: listOf(linkWithText),
  contact: text,
});

export type DocsPageTexts = z.infer<typeof docsPageSchema>;
