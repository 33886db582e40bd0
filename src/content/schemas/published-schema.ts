import { z } from 'zod';
import { words } from '#tariff/schema/exact.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/, { error: 'expected a SHA-256 sum' });

/**
 * `content/published.yaml`: what customers were given, as `npm run record` wrote it down at the last
 * release. A legal text by its version, a price list by the sum of its file: neither changes after.
 */
export const publishedSchema = z.strictObject({
  legal: z.record(z.string(), z.strictObject({ version: words(10), sha256: hash })),
  fees: z.record(z.string(), hash),
});

export type Published = z.output<typeof publishedSchema>;
