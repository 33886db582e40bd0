import { clsx } from 'clsx';
import { formatAmount, formatMoney } from '#tariff/money.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Box, Inline, Spread, Stack, Text } from '#ui/layout/box.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { amountReceived, amountSent, minus, paymentCount } from '../sums.ts';
import styles from './drawings.module.css';
import { exampleOf, type IndustryDrawingProps } from './example.ts';

/**
 * The account that clients' money passes through: one day's payments, then the sweep that empties
 * it.
 */
export function ClientMoney({ industry: { currency, flow }, examples }: IndustryDrawingProps) {
  const { name, iban, held, paidIn, paidOut, swept, left } = exampleOf(examples, 'client-money');
  const taken = amountSent(flow, 'clients', 'collection');
  const paid = amountSent(flow, 'collection', 'clients');
  const sweep = amountSent(flow, 'collection', 'bank');
  const kept = minus(taken, paid);
  const rows = [
    {
      label: paidIn,
      detail: paymentCount(flow, 'clients', 'collection'),
      amount: `+${formatAmount(taken)}`,
    },
    {
      label: paidOut,
      detail: paymentCount(flow, 'collection', 'clients'),
      amount: formatAmount(`-${paid}`),
    },
    { label: swept.label, detail: swept.when, amount: formatAmount(`-${sweep}`) },
  ];
  return (
    <Panel drawing="client-money">
      <Text.div size="fine" tabular className={styles.money}>
        <Stack gap={6} className={clsx(styles.zone, styles.balance)}>
          <p>
            <Text.b size="name" block>
              {name}
            </Text.b>
            <Text.span mono size="least" tone="mute">
              {iban}
            </Text.span>
          </p>
          <p>
            <Text.span size="amount" wrap="none" block>
              {formatMoney(kept, currency)}
            </Text.span>
            <Text.span size="small" tone="mute" block before={2}>
              {held}
            </Text.span>
          </p>
        </Stack>
        <Box.ul shown="tabletUp" className={styles.zone}>
          {rows.map(({ label, detail, amount }) => (
            <Spread.li key={label} gap={4} pad={3} rule="end">
              <span>
                {label}
                <Text.small size="least" tone="mute" block>
                  {detail}
                </Text.small>
              </span>
              <Text.b weight="medium">{amount}</Text.b>
            </Spread.li>
          ))}
          <Spread.li tone="bone" className={styles.total}>
            <span>{left}</span>
            <b>{formatAmount(minus(kept, sweep))}</b>
          </Spread.li>
        </Box.ul>
      </Text.div>
    </Panel>
  );
}

/** Money in, money out, and the balance left. */
export function Settled({ industry: { flow }, examples }: IndustryDrawingProps) {
  const example = exampleOf(examples, 'settled');
  const taken = amountSent(flow, 'acquirer');
  const sent = amountSent(flow, 'settlement');
  const rows = [
    [example.paidIn, taken],
    [example.paidOut, sent],
  ] as const;
  return (
    <Text.div tabular data-drawing="settled" aria-hidden="true">
      {rows.map(([label, amount]) => (
        <Spread.p key={label} items="baseline" rule="start" pad={3} tone="mute">
          {label}{' '}
          <Text.b size="large" tone="bone" weight="regular">
            {formatAmount(amount)}
          </Text.b>
        </Spread.p>
      ))}
      <Spread.p items="baseline" tone="mute" className={styles.total}>
        {example.left} <Text.b size="readout">{formatAmount(minus(taken, sent))}</Text.b>
      </Spread.p>
    </Text.div>
  );
}

/** Each budget as a bar: spent on media, the agency's fee, and the rest. */
export function Budgets({ industry: { currency, flow }, examples }: IndustryDrawingProps) {
  const { budgets, feeTo, media, fee: feeLabel, left } = exampleOf(examples, 'budgets');
  const gauges = budgets.map(({ name, node }) => {
    const paid = amountReceived(flow, node);
    const fee = amountSent(flow, node, feeTo);
    const spent = minus(amountSent(flow, node), fee);
    return { name, paid, spent, fee, rest: minus(paid, spent, fee) };
  });
  const full = Math.max(...gauges.map(({ paid }) => Number(paid)));
  const share = (amount: string) => (Number(amount) / full) * 100;
  return (
    <Text.div size="small" tabular data-drawing="budgets" aria-hidden="true">
      {gauges.map(({ name, paid, spent, fee, rest }) => (
        <Box key={name} before={4}>
          <Spread.p items="baseline" size="name">
            {name} <b>{formatMoney(paid, currency)}</b>
          </Spread.p>
          <Drawing before={3} height="26">
            <g fill="none" stroke="var(--bone)" strokeWidth="2">
              <rect width={`${share(paid)}%`} height="26" />
              <rect width={`${share(spent)}%`} height="26" fill="var(--bone)" />
              <rect x={`${share(spent)}%`} width={`${share(fee)}%`} height="26" />
              <line
                x1={`${share(spent)}%`}
                x2={`${share(spent) + share(fee)}%`}
                y1="13"
                y2="13"
                strokeWidth="4"
                strokeDasharray="1 9"
                strokeDashoffset="-8"
                strokeLinecap="round"
              />
            </g>
          </Drawing>
          <Inline.p before={3} className={styles.legend}>
            <span className={styles.in}>
              {media} {formatAmount(spent)}
            </span>
            <span className={styles.fee}>
              {feeLabel} {formatAmount(fee)}
            </span>
            <Text.span tone="bone" className={styles.out}>
              {left} {formatAmount(rest)}
            </Text.span>
          </Inline.p>
        </Box>
      ))}
    </Text.div>
  );
}

/** The sum held on the client-money IBAN, with the signatures that release it. */
export function Held({ industry: { currency, flow }, examples }: IndustryDrawingProps) {
  const example = exampleOf(examples, 'held');
  return (
    <Stack
      gap={5}
      size="small"
      tabular
      className={styles.held}
      data-drawing="held"
      aria-hidden="true"
    >
      <div>
        <Text size="name">{example.held}</Text>
        <Text size="amount" wrap="none" before={2}>
          {formatMoney(amountReceived(flow, 'held'), currency)}
        </Text>
      </div>
      <div>
        <Text tone="bone">{example.released}</Text>
        {example.signatures.map((signature) => (
          <Box.p key={signature} before={2} className={styles.signed}>
            {signature}
          </Box.p>
        ))}
      </div>
    </Stack>
  );
}
