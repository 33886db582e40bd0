import type { z } from 'zod';
import { type Entry, loadFolder } from '../load.ts';
import { legalSchema } from '../schemas/documents.ts';

/** A legal document: what its first page says, and its text in plain Markdown. */
export type LegalDocument = Entry<z.output<typeof legalSchema>>;

/** Every document of `content/legal/`. */
export const legalDocuments = (): LegalDocument[] => loadFolder('legal', legalSchema);
