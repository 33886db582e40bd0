import { read } from '../read.ts';
import { type Readout, readoutOf } from './limits-query.ts';

/** Pages whose content is a single file. */
export const aboutPage = () => read('pages/about.yaml');
export const blogPage = () => read('pages/blog.yaml');
export const careersPage = () => read('pages/careers.yaml');
export const companyPage = () => read('pages/company.yaml');
export const docsPage = () => read('pages/docs.yaml');
export const faqPage = () => read('pages/faq.yaml');
export const newsroomPage = () => read('pages/newsroom.yaml');
export const whistleblowerPage = () => read('pages/whistleblower.yaml');

/** The institution's figures, with limits filled in. */
export function aboutFigures(): Readout[] {
  return aboutPage().figures.items.map(readoutOf);
}
