import { join } from 'node:path';
import { fillMarks } from '../marks.ts';
import { type AboutPage, aboutSchema } from '../schemas/about.ts';
import { type CompanyPage, companySchema } from '../schemas/company.ts';
import { CONTENT_DIR, marks } from '../site.ts';
import { readYaml } from '../yaml-file.ts';
import { limitOf } from './limits.ts';

/** The texts of `/company`. */
export const companyPage: CompanyPage = readYaml(
  join(CONTENT_DIR, 'pages/company.yaml'),
  companySchema,
  (raw) => fillMarks(raw, marks),
);

/** The texts of `/about`. */
export const aboutPage: AboutPage = readYaml(
  join(CONTENT_DIR, 'pages/about.yaml'),
  aboutSchema,
  (raw) => fillMarks(raw, marks),
);

export interface Readout {
  readonly value: string;
  readonly unit: string | undefined;
  readonly label: string;
}

/** The institution's figures, those of the limits with the figure in its place. */
export function aboutFigures(): Readout[] {
  return aboutPage.figures.items.map((item) =>
    'limit' in item
      ? {
          value: limitOf(item.limit).figure,
          unit: limitOf(item.limit).unit ?? undefined,
          label: item.label,
        }
      : { value: item.value, unit: item.unit, label: item.label },
  );
}
