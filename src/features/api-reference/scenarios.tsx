import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station, type StationState } from '../../lines/station.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './scenarios.module.css';

type Texts = ApiPageTexts['scenarios'];

type Row = Texts['rows'][number];

/** How an ending is drawn: arrived is filled, refused is dashed, a person's decision has no rail. */
const ENDS: Record<Row['ends'], StationState> = {
  credited: 'done',
  'credited, less': 'ring',
  returned: 'announced',
  refused: 'invalid',
  'your decision': 'dotted',
};

interface EndingProps {
  ends: Row['ends'];
  rows: readonly Row[];
}

/** One way to end: a siding of the lines, with every scenario that leads there. */
function Ending({ ends, rows }: EndingProps) {
  const state = ENDS[ends];
  return (
    <li className={styles.ending} data-ends={state}>
      <Heading level={3} size="h4" className={styles.end}>
        <Station state={state} className={styles.ring} />
        <span className={styles.endName}>{ends}</span>
      </Heading>
      <ul className={styles.rows}>
        {rows.map(({ scenario, outcome }) => (
          <li key={scenario} className={styles.row}>
            <code className={styles.name}>{scenario}</code>
            <span>{outcome}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Every ending of a payment in the sandbox, each a siding that ends as the payment does. */
export function Scenarios({ texts }: { texts: Texts }) {
  const endings = [...new Set(texts.rows.map(({ ends }) => ends))];
  return (
    <Section labelledBy="scenarios">
      <Frame grid strip className={styles.frame}>
        <Lines shape="straight" />
        <Heading level={2} size="h2" id="scenarios" className={styles.heading}>
          {texts.heading}
        </Heading>
        <div className={styles.words}>
          <p>{texts.text}</p>
          <p className={styles.more}>
            <Link href={texts.link.href} variant="more">
              {texts.link.label}
            </Link>
          </p>
        </div>
        <Fold summary={`${texts.rows.length} scenarios`} className={styles.fold} />
        <ul className={styles.yard}>
          {endings.map((ends) => (
            <Ending key={ends} ends={ends} rows={texts.rows.filter((row) => row.ends === ends)} />
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
