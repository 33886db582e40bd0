import { z } from 'astro/zod';
import { headFields } from './documents.ts';

/** `content/pages/industries.yaml` */
export const industriesPageSchema = z.strictObject({
  ...headFields,
  heading: z.string().min(3).max(60),
  lead: z.string().min(20).max(260),
  closing: z.strictObject({
    heading: z.string().min(3).max(60),
    lead: z.string().min(20).max(320),
  }),
});

export type IndustriesPage = z.infer<typeof industriesPageSchema>;
