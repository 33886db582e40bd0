import { z } from 'zod';
import { words } from '#tariff/schema/exact.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/, { error: 'expected a SHA-256 sum' });

/**
 * `content/published.yaml`: the state of customer documents at the last release, written by `npm
 * run record`: a legal text by version and hash, a price list by the hash of its file. Neither may
 * change afterwards.
 */
export const publishedSchema = z.strictObject({
  legal: z.record(z.string(), z.strictObject({ version: words(10), sha256: hash })),
  fees: z.record(z.string(), hash),
});

export type Published = z.output<typeof publishedSchema>;
