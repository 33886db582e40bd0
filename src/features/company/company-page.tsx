import type { Fact, CompanyPage as Texts } from '../../content/schemas/company.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './company-page.module.css';
import { Doors } from './doors.tsx';
import { FactValue } from './fact-value.tsx';

interface CompanyPageProps {
  texts: Texts;
  /** The licence's entry in the public register. */
  register: string;
}

const READOUT = /^\S{1,12}$/;

interface FactsProps {
  facts: readonly Fact[];
  register: string;
  look: 'readout' | 'sheet';
}

function Facts({ facts, register, look }: FactsProps) {
  return (
    <dl className={styles.facts} data-look={look}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value}>
            <FactValue fact={fact} register={register} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `/company`: who we are in one screen, short facts as readouts, four doors on one line. */
export function CompanyPage({ texts, register }: CompanyPageProps) {
  const { items, heading } = texts.facts;
  const isReadout = ({ value }: Fact) => READOUT.test(value) && !value.includes('@');
  return (
    <>
      <Section className={styles.hub}>
        <Frame grid>
          <Heading level={1} size="title" className={styles.heading}>
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
        </Frame>
        <Frame>
          <Facts facts={items.filter(isReadout)} register={register} look="readout" />
          <Doors texts={texts.doors} />
        </Frame>
      </Section>
      <Section className={styles.sheet} labelledBy="facts">
        <Frame grid>
          <Heading level={2} size="h3" id="facts" className={styles.sheetTitle}>
            {heading}
          </Heading>
          <div className={styles.sheetBody}>
            <Facts
              facts={items.filter((fact) => !isReadout(fact))}
              register={register}
              look="sheet"
            />
            <p className={styles.notice}>{texts.notice}</p>
          </div>
        </Frame>
      </Section>
    </>
  );
}
