import { z } from 'zod';
import { day, flag } from '#tariff/schema/exact.ts';

/** The application period, part of every position. */
export const openingFields = {
  /** Held back until the author removes the key; shown in previews only. */
  draft: flag.optional(),
  opened: day,
  /** The last day for applications. */
  closes: day,
};

/** These fields alone; other keys are ignored. */
export const openingSchema = z.looseObject(openingFields);

export type Opening = Pick<z.output<typeof openingSchema>, keyof typeof openingFields>;
