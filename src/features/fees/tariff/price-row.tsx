import { dayText } from '../../../ui/day/day.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Cell, Row, Sheet } from '../sheet.ts';
import figures from './price.module.css';
import styles from './price-row.module.css';

interface PriceRowProps {
  row: Row;
  sheet: Sheet;
}

/** What qualifies a price stands beside it up to this length, and below it beyond. */
const LONG = 14;

/** `1 Feb 2027`: a day where there is little room. */
function shortDay(day: string): string {
  return dayText(day).replace(/[A-Z]\w+/, (month) => month.slice(0, 3));
}

function Price({ cell, nextDay }: { cell: Cell; nextDay: string | null }) {
  const { main, detail } = cell.price;
  return (
    <>
      <span className={figures.price} data-words={/^[a-z]/.test(main) || undefined}>
        {main}
      </span>
      {detail ? (
        <span className={figures.detail} data-long={detail.length > LONG || undefined}>
          {` ${detail}`}
        </span>
      ) : null}
      {cell.next && nextDay ? (
        <span className={styles.next}>
          <i className={styles.announced} aria-hidden="true" />
          {cell.next}
          <VisuallyHidden> is announced</VisuallyHidden> from{' '}
          <time dateTime={nextDay}>{shortDay(nextDay)}</time>
        </span>
      ) : null}
    </>
  );
}

/** One line of the tariff; its id is its address, `/fee#sepa-out`. */
export function PriceRow({ row, sheet: { audience, nextDay, categories } }: PriceRowProps) {
  const about = [row.note, row.limit].filter((text) => text !== null);
  return (
    <tr id={row.id} className={styles.row} data-text={row.text}>
      <th scope="row" className={styles.service}>
        <i className={styles.here} aria-hidden="true" />
        <span className={styles.label}>{row.label}</span>
        {row.footnotes.map((number) => (
          <sup key={number} className={styles.reference}>
            <a href={`#note-${audience}-${number}`}>
              <VisuallyHidden>Note </VisuallyHidden>
              {number}
            </a>
          </sup>
        ))}
        <a className={styles.anchor} href={`#${row.id}`}>
          <VisuallyHidden>{`Link to ${row.label}`}</VisuallyHidden>
          <span aria-hidden="true">#</span>
        </a>
        {about.map((text) => (
          <span key={text} className={styles.note}>
            {text}
          </span>
        ))}
        {row.ends && nextDay ? (
          <span className={styles.next}>
            <i className={styles.announced} aria-hidden="true" />
            Not offered from <time dateTime={nextDay}>{shortDay(nextDay)}</time>
          </span>
        ) : null}
      </th>
      {row.cells.map((cell, index) => (
        <td
          key={cell.category}
          className={styles.cell}
          data-column={index}
          data-label={categories.length > 1 ? categories[index]?.label : undefined}
        >
          <Price cell={cell} nextDay={nextDay} />
        </td>
      ))}
    </tr>
  );
}
