import { clsx } from 'clsx';
import { shortDay } from '../../../tariff/day.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Cell, Row, Sheet } from '../sheet.ts';
import styles from './tariff.module.css';

interface PriceRowProps {
  row: Row;
  /** The title of its group: two groups may each have a price called "Received". */
  group: string;
  sheet: Sheet;
}

/** What qualifies a price stands beside it up to this length, and below it beyond. */
const LONG = 14;

function Price({ cell, nextDay }: { cell: Cell; nextDay: string | null }) {
  const { main, detail } = cell.price;
  return (
    <>
      <span className={cell.figure ? styles.price : undefined}>{main}</span>{' '}
      {detail ? (
        <span
          className={clsx(
            text.small,
            text.mute,
            detail.length > LONG ? [layout.block, text.balance] : [layout.phoneBlock, text.nowrap],
          )}
        >
          {detail}
        </span>
      ) : null}
      {cell.next && nextDay ? (
        <span className={clsx(text.small, text.text, layout.block)}>
          <i className={styles.ring} aria-hidden="true" />
          {cell.next}
          <VisuallyHidden> is announced</VisuallyHidden> from{' '}
          <time dateTime={nextDay}>{shortDay(nextDay)}</time>
        </span>
      ) : null}
    </>
  );
}

/** One line of the tariff; its id is its address, `/fee#sepa-out`. */
export function PriceRow({ row, group, sheet }: PriceRowProps) {
  const { audience, nextDay, categories } = sheet;
  const mark = clsx(styles.mark, text.mute);
  const about = clsx(text.small, text.mute, layout.block);
  return (
    <tr
      id={row.id}
      className={clsx(styles.target, layout.ruleEnd, layout.baseline)}
      data-text={row.text}
    >
      <th scope="row" className={text.balance}>
        <span className={clsx(text.name, text.regular)}>{row.label}</span>
        {row.footnotes.map((number) => (
          <sup key={number} className={clsx(styles.note, text.nowrap)}>
            <a className={mark} href={`#note-${audience}-${number}`}>
              <VisuallyHidden>Note </VisuallyHidden>
              {number}
              <VisuallyHidden> for {audience}</VisuallyHidden>
            </a>
          </sup>
        ))}
        <a
          className={clsx(styles.anchor, mark, layout.absolute, layout.noPhone)}
          href={`#${row.id}`}
        >
          <VisuallyHidden>{`Link to ${group}, ${row.label}, for ${audience} `}</VisuallyHidden>
          <span aria-hidden="true">#</span>
        </a>
        {row.note ? <span className={about}>{row.note}</span> : null}
        {row.limit ? <span className={clsx(about, layout.noPhone)}>{row.limit}</span> : null}
        {row.ends && nextDay ? (
          <span className={clsx(text.small, text.text, layout.block)}>
            <i className={styles.ring} aria-hidden="true" />
            Not offered from <time dateTime={nextDay}>{shortDay(nextDay)}</time>
          </span>
        ) : null}
      </th>
      {row.cells.map((cell, index) => (
        <td
          key={cell.category}
          data-column={categories.length - index}
          data-label={categories.length > 1 ? categories[index]?.label : undefined}
        >
          <Price cell={cell} nextDay={nextDay} />
        </td>
      ))}
    </tr>
  );
}
