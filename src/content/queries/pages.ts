import { load } from '../load.ts';
import { aboutSchema } from '../schemas/about.ts';
import { blogPageSchema } from '../schemas/blog-page.ts';
import { careersPageSchema } from '../schemas/careers-page.ts';
import { companySchema } from '../schemas/company.ts';
import { docsPageSchema } from '../schemas/docs-page.ts';
import { faqPageSchema } from '../schemas/faq-page.ts';
import { newsroomPageSchema } from '../schemas/newsroom-page.ts';
import { whistleblowerSchema } from '../schemas/whistleblower.ts';
import { type Readout, readoutOf } from './limits.ts';

/** The texts of the pages that need nothing but their own file. */
export const aboutPage = () => load('pages/about.yaml', aboutSchema);
export const blogPage = () => load('pages/blog.yaml', blogPageSchema);
export const careersPage = () => load('pages/careers.yaml', careersPageSchema);
export const companyPage = () => load('pages/company.yaml', companySchema);
export const docsPage = () => load('pages/docs.yaml', docsPageSchema);
export const faqPage = () => load('pages/faq.yaml', faqPageSchema);
export const newsroomPage = () => load('pages/newsroom.yaml', newsroomPageSchema);
export const whistleblowerPage = () => load('pages/whistleblower.yaml', whistleblowerSchema);

/** The institution's figures, those of the limits with the figure in its place. */
export function aboutFigures(): Readout[] {
  return aboutPage().figures.items.map(readoutOf);
}
