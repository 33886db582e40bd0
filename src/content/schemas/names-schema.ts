import { named } from '#tariff/schema/exact.ts';
import { load } from '../load.ts';
import { site } from '../site.ts';
import { blogPageSchema } from './blog-page-schema.ts';
import { businessSchema } from './business-schema.ts';
import { careersPageSchema } from './careers-page-schema.ts';

/** Names that are defined by the pages of their kind, or by the facts of the institution. */

const careersPage = () => load('pages/careers.yaml', careersPageSchema);

/** A topic of the blog. */
export const topic = named('topic', () =>
  Object.keys(load('pages/blog.yaml', blogPageSchema).topics),
);

/** The author of a post, or the team responsible for a document. */
export const byline = named('team', () => site().teams);

/** A team that a position can belong to. */
export const positionTeam = named('team', () => careersPage().teams);

/** A place of a position. */
export const positionPlace = named('place', () =>
  careersPage().places.items.map(({ name }) => name),
);

/** Business with enhanced due diligence. */
export const closerBusiness = named('entry of due-diligence in business.yaml', () =>
  Object.keys(load('business.yaml', businessSchema)['due-diligence'].entries),
);
