import { z } from 'zod';

/** An address inside the site. */
export const path = z.string().regex(/^\/(?!\/)/, {
  error: 'expected a path of this site, such as /fee',
});
