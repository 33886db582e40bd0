import { clsx } from 'clsx';
import { useId } from 'react';
import { Station } from '../../../lines/station.tsx';
import type { BillLine, Entry } from '../../../tariff/bill.ts';
import type { BillField } from '../../../tariff/bill-fields.ts';
import { keysOf } from '../../../tariff/bill-fields.ts';
import { RAILS } from '../../../tariff/rails.ts';
import { Box, Subgrid, Text } from '../../../ui/layout/box.tsx';
import columns from '../../../ui/layout/columns.module.css';
import { lookOf } from '../../../ui/layout/look.ts';
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
      <Box.span
        place="relative"
        self="middle"
        className={clsx(part === 'number' ? columns.from2 : columns.from3)}
      >
        {part === 'average' ? (
          <Text.span tone="mute" place="absolute" className={styles.euro} aria-hidden="true">
            €
          </Text.span>
        ) : null}
        <input
          className={clsx(styles.input, lookOf({ tabular: true, measure: 'full' }))}
          name={name}
          inputMode={part === 'number' ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-label={`${field.label}, ${ASKED[part][field.takes]}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-${part}` : undefined}
          value={entry[part] ?? ''}
          onChange={({ target }) => onEnter({ [part]: target.value })}
        />
      </Box.span>
    );
  };
  return (
    <Subgrid.li place="relative" className={clsx(styles.row, styles.across)} data-part={field.part}>
      <Station
        rail={Math.max(rail, 0)}
        span={rail < 0 ? 3 : 1}
        state={refused ? 'invalid' : 'ring'}
      />
      <Text.span size="name" weight="regular" wrap="balance" self="middle" className={styles.label}>
        {field.label}
        {(['number', 'average'] as const).map((part) =>
          line.errors[part] ? (
            <Text.span key={part} id={`${id}-${part}`} size="small" tone="text" block>
              {`${line.errors[part]} Left out of the total.`}
            </Text.span>
          ) : null,
        )}
      </Text.span>
      {input('number')}
      {input('average')}
      <PaperLine line={line} />
    </Subgrid.li>
  );
}
