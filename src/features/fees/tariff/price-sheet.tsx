import { clsx } from 'clsx';
import { Lines } from '../../../lines/lines.tsx';
import { AUDIENCE_LABELS } from '../../../tariff/audience-labels.ts';
import { countsText } from '../../../tariff/changes.ts';
import { dayText } from '../../../tariff/day.ts';
import { ROUNDING } from '../../../tariff/money.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { cell } from '../../../ui/layout/cell.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Link } from '../../../ui/link/link.tsx';
import { Frame } from '../../../ui/section/section.tsx';
import text from '../../../ui/text/text.module.css';
import type { Sheet } from '../sheet.ts';
import { Bar } from './bar.tsx';
import { Criteria } from './criteria.tsx';
import { PriceGroup } from './price-group.tsx';
import styles from './tariff.module.css';

interface PriceSheetProps {
  sheet: Sheet;
  category: string;
}

function Dates({ sheet }: { sheet: Sheet }) {
  const { audience, version, effective, until, changes, nextDay } = sheet;
  return (
    <p className={clsx(styles.dates, layout.row, cell(2, 12))}>
      <span>
        Tariff <span className={text.whole}>{version}</span>,{' '}
        {until ? 'in force from ' : 'in force since '}
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
        <span>
          <i className={styles.ring} aria-hidden="true" />
          From <time dateTime={nextDay}>{dayText(nextDay)}</time>:{' '}
          <Link href={`#changes-${audience}`}>{countsText(changes)}</Link>
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
      <Frame grid strip>
        <Lines shape="straight" className={styles.right} />
        <Heading
          level={2}
          size="h2"
          id={`prices-${audience}`}
          className={clsx(styles.said, layout.before8, layout.pad4, cell(2, 12))}
        >
          {`Prices for ${AUDIENCE_LABELS[audience].toLowerCase()}`}
        </Heading>
        <Dates sheet={sheet} />
      </Frame>
      <Bar sheet={sheet} />
      <Criteria categories={categories} about={category} />
      {groups.map((group) => (
        <PriceGroup key={group.id} group={group} sheet={sheet} />
      ))}
      <Frame grid strip>
        <Lines shape="straight" />
        <p className={clsx(text.lead, text.bone, layout.before8, cell(2, 12))} data-nothing hidden>
          No line has this in it. What is not on the list is not charged.
        </p>
        <div className={clsx(text.small, text.mute, layout.before8, layout.wide, cell(2, 12))}>
          <ol className={styles.notes} aria-label="Notes">
            {footnotes.map(({ number, text: note }) => (
              <li key={number} id={`note-${audience}-${number}`} className={styles.target}>
                {note}
              </li>
            ))}
          </ol>
          <p className={layout.before4}>{[ROUNDING, ...remarks].join(' ')}</p>
        </div>
      </Frame>
    </section>
  );
}
