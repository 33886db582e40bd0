import { useEffect, useState } from 'react';
import { Island } from '../../../shell/island/island.tsx';
import { dayText } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { AUDIENCE_LABELS } from '../labels.ts';
import { formatMoney } from '../model/money.ts';
import { Account } from './account.tsx';
import styles from './calculator.module.css';
import type { MonthFacts } from './facts.ts';
import { Row } from './row.tsx';
import { Shares } from './shares.tsx';
import { Total } from './total.tsx';
import { useMonth } from './use-month.ts';

export interface CalculatorProps {
  facts: MonthFacts;
  texts: {
    readonly heading: string;
    readonly bill: string;
    readonly notes: readonly string[];
    readonly still: string;
  };
}

/** Whether the script runs: what is typed before that would be lost. */
function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

function Month({ facts, texts }: CalculatorProps) {
  const ready = useReady();
  const month = useMonth(facts);
  const { audience, category, fields, entries, bill } = month;
  const { version, audiences } = facts.current;
  const [account, ...lines] = bill.lines;
  const named = audiences[audience].categories.find(({ id }) => id === category);
  return (
    <div className={styles.calculator} data-ready={ready || undefined}>
      <Heading level={2} size="h2" id="month" className={styles.heading}>
        {texts.heading}
      </Heading>
      <p className={styles.columns} aria-hidden="true">
        <span>Number</span>
        <span>Average</span>
      </p>
      <div className={styles.paper}>
        <p className={styles.title}>{texts.bill}</p>
        <p className={styles.tariff}>
          {`Tariff ${version}, ${AUDIENCE_LABELS[audience].toLowerCase()}`}
          {audience === 'companies' ? `, ${named?.label.toLowerCase()}` : null}
        </p>
        <p className={styles.heads}>
          <span>Counted as</span>
          <span>EUR</span>
        </p>
      </div>
      <ul className={styles.rows}>
        {account ? (
          <Account
            line={account}
            audience={audience}
            category={category}
            audiences={audiences}
            onChoose={month.choose}
          />
        ) : null}
        {fields.map((field) => {
          const line = lines.find((one) => one.field === field.id);
          return line ? (
            <Row
              key={field.id}
              field={field}
              line={line}
              entry={entries[field.id] ?? {}}
              onEnter={(entry) => month.enter(field.id, entry)}
            />
          ) : null;
        })}
      </ul>
      <div className={styles.tips}>
        {texts.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {/* Not a noscript element: a page fetched by the router has its content as elements. */}
        <p className={styles.still}>{texts.still}</p>
      </div>
      <Total bill={bill}>
        {month.next && facts.next ? (
          <>
            {`From ${dayText(facts.next.effective)} the same month costs `}
            <b>{formatMoney(month.next)}</b>
          </>
        ) : null}
      </Total>
      <Shares bill={bill} />
    </div>
  );
}

/** A month with us: what is typed is counted line by line, each with the rule that it follows. */
export function Calculator(props: CalculatorProps) {
  return (
    <Island>
      <Month {...props} />
    </Island>
  );
}
