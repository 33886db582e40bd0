import type { ReactNode } from 'react';
import { Closing } from '../../blocks/closing/closing.tsx';
import type { FeePageTexts } from '../../content/schemas/fee-page.ts';
import type { Versions } from '../../tariff/versions.ts';
import { Archive } from './archive/archive.tsx';
import { Changes } from './changes/changes.tsx';
import { MonthSection } from './month/month.tsx';
import { Opening } from './opening/opening.tsx';
import type { Sheet } from './sheet.ts';
import { Tariff } from './tariff/tariff.tsx';

interface FeePageProps {
  texts: FeePageTexts;
  versions: Versions;
  sheets: readonly Sheet[];
  slug: string;
  register: string;
  /** The calculator. */
  children: ReactNode;
}

/** `/fee`: the lines pass every version, come down beside the prices and end in the month's bill. */
export function FeePage({ texts, versions, sheets, slug, register, children }: FeePageProps) {
  return (
    <>
      <Opening texts={texts} versions={versions} slug={slug} />
      <Tariff sheets={sheets} category={texts.category} />
      <MonthSection>{children}</MonthSection>
      <Changes texts={texts.changes} versions={versions} />
      <Archive texts={texts.versions} versions={versions} slug={slug} />
      <Closing texts={texts.closing} register={register} />
    </>
  );
}
