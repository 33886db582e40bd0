import { z } from 'astro/zod';
import { closingSchema } from './closing.ts';
import { headFields } from './documents.ts';

/** `content/pages/product.yaml` */
export const productPageSchema = z.strictObject({
  ...headFields,
  heading: z.string().min(3).max(60),
  lead: z.string().min(20).max(260),
  closing: closingSchema,
});

export type ProductPage = z.infer<typeof productPageSchema>;
