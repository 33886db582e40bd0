import { load } from '../load.ts';
import { site } from '../site.ts';
import { blogPageSchema } from './blog-page-schema.ts';
import { careersPageSchema } from './careers-page-schema.ts';
import { named } from './references-schema.ts';

/** Names that a document has from the pages of its kind, or from the institution's facts. */

const seats = () => load('pages/careers.yaml', careersPageSchema);

/** A topic of the blog. */
export const topic = named('topic', () =>
  Object.keys(load('pages/blog.yaml', blogPageSchema).topics),
);

/** Who writes a post or answers for a document. */
export const byline = named('team', () => site().teams);

/** A team that a seat can be in. */
export const seatTeam = named('team', () => seats().teams);

/** A place where a seat can be. */
export const seatPlace = named('place', () => seats().places.items.map(({ name }) => name));
