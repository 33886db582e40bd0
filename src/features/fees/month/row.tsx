import { useId } from 'react';
import { LINE_ORDER } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import type { BillLine, Entry } from '../model/bill.ts';
import type { BillField } from '../model/bill-fields.ts';
import { keysOf } from './entries.ts';
import { PaperLine } from './paper-line.tsx';
import styles from './row.module.css';

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
  const rail = LINE_ORDER.find((name) => name === field.part);
  const refused = line.status === 'refused';
  const keys = keysOf(field);
  const input = (part: keyof Entry) => {
    const error = line.errors[part];
    const name = keys[part];
    if (!name) return null;
    return (
      <span className={styles.control} data-of={part} data-invalid={error ? '' : undefined}>
        {part === 'average' ? <span aria-hidden="true">€</span> : null}
        <input
          className={styles.input}
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
    <li className={styles.row} data-part={field.part} data-takes={field.takes}>
      <Station
        {...(rail ? { line: rail } : { span: 3 as const })}
        state={refused ? 'invalid' : 'ring'}
        className={styles.ring}
      />
      <span className={styles.label}>
        {field.label}
        {(['number', 'average'] as const).map((part) =>
          line.errors[part] ? (
            <span key={part} id={`${id}-${part}`} className={styles.error}>
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
