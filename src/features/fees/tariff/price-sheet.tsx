import { Lines } from '../../../lines/lines.tsx';
import { dayText } from '../../../ui/day/day.tsx';
import { Frame } from '../../../ui/section/section.tsx';
import { AUDIENCE_LABELS } from '../labels.ts';
import { countsText } from '../model/changes.ts';
import { ROUNDING } from '../model/money.ts';
import type { Sheet } from '../sheet.ts';
import { Bar } from './bar.tsx';
import { Criteria } from './criteria.tsx';
import { PriceGroup } from './price-group.tsx';
import styles from './price-sheet.module.css';

interface PriceSheetProps {
  sheet: Sheet;
  category: string;
}

function Dates({ sheet }: { sheet: Sheet }) {
  const { audience, version, effective, until, changes, nextDay } = sheet;
  return (
    <p className={styles.dates}>
      <span>
        Tariff {version}, {until ? 'in force from ' : 'in force since '}
        <time dateTime={effective}>{dayText(effective)}</time>
        {until ? (
          <>
            {' to '}
            <time dateTime={until}>{dayText(until)}</time>
          </>
        ) : null}
        .
      </span>
      {changes && nextDay ? (
        <span className={styles.notice}>
          <i className={styles.announced} aria-hidden="true" />
          <span>
            From <time dateTime={nextDay}>{dayText(nextDay)}</time>:{' '}
            <a className={styles.more} href={`#changes-${audience}`}>
              {countsText(changes.counts)}
            </a>
          </span>
        </span>
      ) : null}
    </p>
  );
}

/** The prices for one audience: a bar that stays in view, the groups, the notes. */
export function PriceSheet({ sheet, category }: PriceSheetProps) {
  const { audience, categories, groups, footnotes, remarks } = sheet;
  return (
    <section
      className={styles.sheet}
      data-audience={audience}
      data-columns={categories.length}
      aria-labelledby={`prices-${audience}`}
    >
      <Frame strip>
        <Lines shape="straight" className={styles.right} />
        <div className={styles.body}>
          <h2 className={styles.title} id={`prices-${audience}`}>
            {`Prices for ${AUDIENCE_LABELS[audience].toLowerCase()}`}
          </h2>
          <Dates sheet={sheet} />
        </div>
      </Frame>
      <Bar sheet={sheet} />
      <Criteria categories={categories} text={category} />
      {groups.map((group) => (
        <PriceGroup key={group.id} group={group} sheet={sheet} />
      ))}
      <Frame strip>
        <Lines shape="straight" />
        <div className={styles.body}>
          <p className={styles.nothing} data-nothing hidden>
            No line has this in it. What is not on the list is not charged.
          </p>
          <ol className={styles.notes} aria-label="Notes">
            {footnotes.map(({ number, text }) => (
              <li key={number} id={`note-${audience}-${number}`} className={styles.note}>
                {text}
              </li>
            ))}
          </ol>
          <p className={styles.remarks}>{[ROUNDING, ...remarks].join(' ')}</p>
        </div>
      </Frame>
    </section>
  );
}
