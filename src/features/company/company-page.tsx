import { clsx } from 'clsx';
import type { Fact, CompanyPage as Texts } from '../../content/schemas/company.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import styles from './company.module.css';
import { Doors } from './doors.tsx';
import { FactValue } from './fact-value.tsx';

interface CompanyPageProps {
  texts: Texts;
  /** The licence's entry in the public register. */
  licence: string;
}

interface FactsProps {
  facts: readonly Fact[];
  licence: string;
  look: 'readout' | 'sheet';
}

function Facts({ facts, licence, look }: FactsProps) {
  const isReadout = look === 'readout';
  return (
    <dl
      className={clsx(
        layout.rule,
        isReadout
          ? [
              styles.readouts,
              layout.four,
              layout.phoneTwo,
              layout.gap5,
              layout.before7,
              layout.pad5,
            ]
          : styles.sheet,
      )}
    >
      {facts.map((fact) => (
        <div
          key={fact.label}
          className={clsx(
            !isReadout && [layout.two, layout.baseline, layout.gap1, layout.pad4, layout.ruleEnd],
          )}
        >
          <dt className={clsx(text.small, text.mute)}>{fact.label}</dt>
          <dd
            className={clsx(
              isReadout ? [text.readout, layout.before2] : [text.bone, text.balance],
              isReadout && !fact.copy && text.nowrap,
            )}
          >
            <FactValue fact={fact} licence={licence} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `/company`: who we are in one screen, short facts as readouts, four doors on one line. */
export function CompanyPage({ texts, licence }: CompanyPageProps) {
  const { items, heading } = texts.facts;
  return (
    <>
      <Section className={layout.clip}>
        <Frame grid className={layout.before8}>
          <Heading level={1} size="title" className={cell(1, 8, [1, 11])}>
            {texts.heading}
          </Heading>
          <p className={clsx(text.lead, layout.before5, layout.atBottom, cell(8, 13, [1, 11]))}>
            {texts.lead}
          </p>
        </Frame>
        <Frame>
          <Facts facts={items.filter(({ large }) => large)} licence={licence} look="readout" />
          <Doors texts={texts.doors} />
        </Frame>
      </Section>
      <Section className={layout.before9} labelledBy="facts">
        <Frame grid>
          <Heading level={2} size="h3" id="facts" className={cell(1, 5, [1, 13])}>
            {heading}
          </Heading>
          <div className={clsx(layout.before3, cell(5, 13, [1, 13]))}>
            <Facts facts={items.filter(({ large }) => !large)} licence={licence} look="sheet" />
            <p className={clsx(text.small, text.mute, layout.before6, layout.wide)}>
              {texts.notice}
            </p>
          </div>
        </Frame>
      </Section>
    </>
  );
}
