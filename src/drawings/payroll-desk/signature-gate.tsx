import { clsx } from 'clsx';
import { formatMoney } from '#tariff/money.ts';
import { Box, Spread, Text } from '#ui/layout/box.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { useDemo } from '../demo-figures.ts';
import { Lamp } from '../lines/lamp.tsx';
import styles from './payroll-desk.module.css';

/** Hands, drawn once each, in the order of the file's signatures. */
const HANDS = [
  'M6 33C12 14 18 6 20 12s-5 22-2 21 9-24 14-23-7 23-2 23 9-13 13-12-4 12 1 11 6-10 9-10-1 9 3 9 14-24 18-27-6 27 1 27 8-9 11-9 0 8 6 7 10-4 20-6',
  'M10 12c10-6 24-4 18 6s-20 10-14 8 20 12 24 10 2-12 7-12 0 11 4 11 7-20 12-20-5 20 1 20 9-8 12-14m-16 6c8-2 18-5 26-4s12 8 22 2',
] as const;

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

const ROW = { rule: 'start', items: 'middle', gap: 4 } as const;

/** The rule at work: who has signed, who need not, and the release. */
export function SignatureGate() {
  const { payroll, rules, currency } = useDemo();
  const { total, signatures, releasedAt, sound } = payroll;
  const rule = rules.find(({ upTo }) => !upTo || Number(total) <= Number(upTo))?.rule ?? '';
  return (
    <Panel surface="paper" className={clsx(styles.zone, styles.gate)}>
      <Text.b size="large" weight="medium">
        {`${formatMoney(total, currency)}, ${COUNTS[sound]}\u00a0payments`}
      </Text.b>
      <Text size="small" tone="mute">
        Rule: {rule.charAt(0).toLowerCase() + rule.slice(1)}
      </Text>
      <Box.ul before={5}>
        {signatures.map(({ login, name, role, at }, index) => (
          <Spread.li
            key={login}
            {...ROW}
            shown={at ? undefined : 'tabletUp'}
            className={styles.signer}
          >
            <Box.p flex="grow">
              <Text.b size="name" block tone={!at ? 'mute' : undefined}>
                {name}
              </Text.b>
              <Text.span size="least" tone="mute" tabular>
                {at ? `${role},\u00a0${at}` : role}
              </Text.span>
            </Box.p>
            {at ? (
              <svg
                className={clsx(styles.hand, styles.shown)}
                aria-hidden="true"
                viewBox="0 0 120 44"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
              >
                <path d={HANDS[index]} />
              </svg>
            ) : (
              <Text.span size="small" tone="mute" className={clsx(styles.hand, styles.unneeded)}>
                not needed
              </Text.span>
            )}
          </Spread.li>
        ))}
      </Box.ul>
      <Spread.p {...ROW} pad={4} tone="bone">
        <Spread.span items="middle" gap={3}>
          <Lamp /> Released to SEPA Instant
        </Spread.span>
        <Text.span size="small" tone="mute" tabular>
          {releasedAt}
        </Text.span>
      </Spread.p>
    </Panel>
  );
}
