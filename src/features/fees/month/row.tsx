import { clsx } from 'clsx';
import { useId } from 'react';
import { Station } from '../../../lines/station.tsx';
import type { BillLine, Entry } from '../../../tariff/bill.ts';
import type { BillField } from '../../../tariff/bill-fields.ts';
import { RAILS } from '../../../tariff/rails.ts';
import columns from '../../../ui/layout/columns.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { keysOf } from './entries.ts';
import styles from './month.module.css';
import { PaperLine } from './paper-line.tsx';

interface RowProps {
  field: BillField;
  line: BillLine;
  entry: Entry;
  onEnter: (entry: Entry) => void;
}

const ASKED = {
  number: { payments: 'number a month', number: 'number', volume: '' },
  average: { payments: 'average amount in euro', number: '', volume: 'a month, in euro' },
} as const;

/** A row of the month: what is typed at the left, what it costs on the bill at the right. */
export function Row({ field, line, entry, onEnter }: RowProps) {
  const id = useId();
  const rail = (RAILS as readonly string[]).indexOf(field.part);
  const refused = line.status === 'refused';
  const keys = keysOf(field);
  const input = (part: keyof Entry) => {
    const error = line.errors[part];
    const name = keys[part];
    if (!name) return null;
    return (
      <span
        className={clsx(
          layout.relative,
          layout.atMiddle,
          part === 'number' ? columns.from2 : columns.from3,
        )}
      >
        {part === 'average' ? (
          <span className={clsx(styles.euro, text.mute, layout.absolute)} aria-hidden="true">
            €
          </span>
        ) : null}
        <input
          className={clsx(styles.input, text.tabular, layout.full)}
          name={name}
          inputMode={part === 'number' ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-label={`${field.label}, ${ASKED[part][field.takes]}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-${part}` : undefined}
          value={entry[part] ?? ''}
          onChange={({ target }) => onEnter({ [part]: target.value })}
        />
      </span>
    );
  };
  return (
    <li
      className={clsx(styles.row, styles.across, layout.subgrid, layout.relative)}
      data-part={field.part}
    >
      <Station
        rail={Math.max(rail, 0)}
        span={rail < 0 ? 3 : 1}
        state={refused ? 'invalid' : 'ring'}
      />
      <span className={clsx(styles.label, text.name, text.regular, text.balance, layout.atMiddle)}>
        {field.label}
        {(['number', 'average'] as const).map((part) =>
          line.errors[part] ? (
            <span
              key={part}
              id={`${id}-${part}`}
              className={clsx(text.small, text.text, layout.block)}
            >
              {`${line.errors[part]} Left out of the total.`}
            </span>
          ) : null,
        )}
      </span>
      {input('number')}
      {input('average')}
      <PaperLine line={line} />
    </li>
  );
}
