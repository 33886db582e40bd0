import { clsx } from 'clsx';
import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station, type StationState } from '../../lines/station.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './api.module.css';

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
  about: string;
  rows: readonly Row[];
}

/** One way to end: a siding of the lines, with every scenario that leads there. */
function Ending({ ends, about, rows }: EndingProps) {
  const state = ENDS[ends];
  return (
    <li className={clsx(styles.siding, styles.beside, layout.before5)} data-ends={state}>
      <div className={layout.pad3}>
        <Heading level={3} size="h4" className={clsx(layout.row, layout.gap4)}>
          <Station state={state} />
          {ends.charAt(0).toUpperCase() + ends.slice(1)}
        </Heading>
        <p className={clsx(text.fine, layout.before1, styles.about)}>{about}</p>
      </div>
      <ul className={styles.folded}>
        {rows.map(({ scenario, outcome }) => (
          <li
            key={scenario}
            className={clsx(layout.two, layout.pad3, layout.ruleEnd, styles.outcome)}
          >
            <code className={text.bone}>{scenario}</code>
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
      <Frame grid strip className={layout.pad8}>
        <Lines shape="straight" />
        <Heading level={2} size="h2" id="scenarios" className={cell(2, 8, [2, 13])}>
          {texts.heading}
        </Heading>
        <div className={clsx(text.fine, layout.before4, layout.atBottom, cell(9, 13, [2, 13]))}>
          <p>{texts.text}</p>
          <p className={layout.before4}>
            <Link href={texts.link.href} variant="more">
              {texts.link.label}
            </Link>
          </p>
        </div>
        <Fold
          summary={`${texts.rows.length} scenarios`}
          className={clsx(layout.phoneOnly, layout.before6)}
        />
        <ul className={clsx(styles.yard, layout.before5, cell(2, 13))}>
          {endings.map((ends) => (
            <Ending
              key={ends}
              ends={ends}
              about={texts.endings[ends]}
              rows={texts.rows.filter((row) => row.ends === ends)}
            />
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
