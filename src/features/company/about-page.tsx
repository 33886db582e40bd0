import { clsx } from 'clsx';
import type { Readout } from '../../content/queries/limits.ts';
import type { AboutPage as Texts } from '../../content/schemas/about.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import styles from './company.module.css';
import { Ending } from './ending.tsx';
import { Figures } from './figures.tsx';
import { Money } from './money.tsx';
import { NotDo } from './not-do.tsx';
import { Overview } from './overview.tsx';
import { Principles } from './principles.tsx';
import { Story } from './story.tsx';

interface AboutPageProps {
  texts: Texts;
  figures: readonly Readout[];
  register: string;
  /** The day of the build, where the lamp stands. */
  today: string;
}

/** `/about`: the institution's story as a dated line on which the three rails come into being. */
export function AboutPage({ texts, figures, register, today }: AboutPageProps) {
  return (
    <div className={layout.clip}>
      <Section>
        <Frame grid className={layout.pad8}>
          <Heading level={1} size="hero" className={clsx(styles.hero, cell(1, 9, [1, 13]))}>
            {texts.heading}
          </Heading>
          <p className={clsx(text.lead, layout.before5, layout.atBottom, cell(9, 13, [6, 13]))}>
            {texts.lead}
          </p>
        </Frame>
        <Frame>
          <Overview stations={texts.story.stations} today={today} />
        </Frame>
      </Section>
      <Story texts={texts.story} />
      <Figures texts={texts.figures} figures={figures} />
      <Principles texts={texts.principles} />
      <Money texts={texts.money} />
      <NotDo texts={texts.notDo} />
      <Ending texts={texts.closing} next={texts.next} register={register} />
    </div>
  );
}
