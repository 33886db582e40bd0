import { load } from '../load.ts';
import { aboutSchema } from '../schemas/about-schema.ts';
import { blogPageSchema } from '../schemas/blog-page-schema.ts';
import { careersPageSchema } from '../schemas/careers-page-schema.ts';
import { companySchema } from '../schemas/company-schema.ts';
import { docsPageSchema } from '../schemas/docs-page-schema.ts';
import { faqPageSchema } from '../schemas/faq-page-schema.ts';
import { newsroomPageSchema } from '../schemas/newsroom-page-schema.ts';
import { whistleblowerSchema } from '../schemas/whistleblower-schema.ts';
import { type Readout, readoutOf } from './limits-query.ts';

/** Pages whose content is a single file. */
export const aboutPage = () => load('pages/about.yaml', aboutSchema);
export const blogPage = () => load('pages/blog.yaml', blogPageSchema);
export const careersPage = () => load('pages/careers.yaml', careersPageSchema);
export const companyPage = () => load('pages/company.yaml', companySchema);
export const docsPage = () => load('pages/docs.yaml', docsPageSchema);
export const faqPage = () => load('pages/faq.yaml', faqPageSchema);
export const newsroomPage = () => load('pages/newsroom.yaml', newsroomPageSchema);
export const whistleblowerPage = () => load('pages/whistleblower.yaml', whistleblowerSchema);

/** The institution's figures, with limits filled in. */
export function aboutFigures(): Readout[] {
  return aboutPage().figures.items.map(readoutOf);
}
