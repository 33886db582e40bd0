import { z } from 'zod';
import { words } from '#tariff/schema/exact.ts';
import { headFields, order } from './pieces-schema.ts';

/** `content/api/guides/{slug}.mdx`: a guide beside the resources, at `/api/{slug}`. */
export const apiGuideSchema = z.strictObject({ ...headFields, label: words(32), order });
