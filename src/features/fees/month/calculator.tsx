import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { dayText } from '../../../tariff/day.ts';
import { formatMoney } from '../../../tariff/money.ts';
import { AUDIENCE_LABELS } from '../../../tariff/names.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Box, Spread, Stack, Subgrid, Text } from '../../../ui/layout/box.tsx';
import { Account } from './account.tsx';
import type { MonthFacts } from './facts.ts';
import styles from './month.module.css';
import { Row } from './row.tsx';
import { Shares } from './shares.tsx';
import { Total } from './total.tsx';
import { useMonth } from './use-month.ts';

interface CalculatorProps {
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

/** A month with us: what is typed is counted line by line, each with the rule that it follows. */
export function Calculator({ facts, texts }: CalculatorProps) {
  const ready = useReady();
  const month = useMonth(facts);
  const { audience, category, fields, entries, bill } = month;
  const { current } = facts;
  const [account, ...lines] = bill.lines;
  const named = current[audience].categories.find(({ id }) => id === category);
  return (
    <Box place="relative" className={styles.calculator} data-ready={ready || undefined}>
      <Heading level={2} size="h2" id="month" pad={4} at={[1, 4]} className={styles.first}>
        {texts.heading}
      </Heading>
      <Subgrid.p
        size="least"
        tone="mute"
        before={6}
        pad={3}
        items="bottom"
        phoneOrder="last"
        at={[2, 4]}
        className={clsx(styles.first, styles.heads)}
        aria-hidden="true"
      >
        <span>Number</span>
        <span>Average</span>
      </Subgrid.p>
      <div className={clsx(styles.paper, styles.bill, styles.first)}>
        <Text size="entry" weight="medium">
          {texts.bill}
        </Text>
        <Text size="small" tone="mute" pad={2}>
          {`Tariff ${current.version}, ${AUDIENCE_LABELS[audience].toLowerCase()}`}
          {audience === 'companies' ? `, ${named?.label.toLowerCase()}` : null}
        </Text>
        <Spread.p size="least" tone="mute" before={6} pad={3} shown="tabletUp">
          <span>Counted as</span>
          <span>EUR</span>
        </Spread.p>
      </div>
      <Subgrid.ul phone="block" phoneOrder="last" className={styles.across}>
        {account ? (
          <Account
            line={account}
            audience={audience}
            category={category}
            audiences={current}
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
      </Subgrid.ul>
      <Stack
        size="fine"
        tone="mute"
        rule="start"
        gap={3}
        pad={5}
        self="top"
        phoneOrder="last"
        at={[1, 4]}
        className={styles.screen}
      >
        {texts.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {/* Not a noscript element: a page fetched by the router has its content as elements. */}
        <p className={styles.still}>{texts.still}</p>
      </Stack>
      <Total bill={bill}>
        {month.next && facts.next ? (
          <>
            {`From ${dayText(facts.next.effective)} the same month costs `}
            <b>{formatMoney(month.next)}</b>
          </>
        ) : null}
      </Total>
      <Shares bill={bill} />
    </Box>
  );
}
