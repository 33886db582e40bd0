import { z } from 'zod';
import { day, flag } from '#tariff/schema/exact.ts';

/** When a position can be applied for; part of what every position says of itself. */
export const openingFields = {
  /** Held back by its author until the key is taken away; only previews show it. */
  draft: flag.optional(),
  opened: day,
  /** The last day on which an application is read. */
  closes: day,
};

/** These fields by themselves, whatever stands beside them. */
export const openingSchema = z.looseObject(openingFields);

export type Opening = Pick<z.output<typeof openingSchema>, keyof typeof openingFields>;
