import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import type { Bill } from '../../../tariff/bill.ts';
import { formatMoney } from '../../../tariff/money.ts';
import { Inline, Text } from '../../../ui/layout/box.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './month.module.css';

/** A pause in typing after which the new total is said aloud. */
const SAY_AFTER_MS = 600;

/** What is said of the total to who cannot see it, after a pause and not with every key. */
function useSaid(text: string): string {
  const [said, setSaid] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    if (text === first && said === '') return;
    const timer = window.setTimeout(() => setSaid(text), SAY_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text, first, said]);
  return said;
}

function left(bill: Bill): string | null {
  const count = bill.lines.filter(({ amount }) => amount === null).length;
  if (count === 0) return null;
  return count === 1 ? 'without one line' : `without ${count} lines`;
}

/** The foot of the bill: the sum of its lines, to the cent. */
export function Total({ bill, children }: { bill: Bill; children: ReactNode }) {
  const missing = left(bill);
  const total = formatMoney(bill.total);
  const said = useSaid(`Total ${total} a month${missing ? `, ${missing}` : ''}`);
  return (
    <div className={clsx(styles.paper, styles.total)}>
      <Inline.p spread rule="start" items="baseline" gap={2} pad={4}>
        <Text.span size="name">
          Total
          {missing ? (
            <Text.span size="small" tone="mute" weight="regular" block>
              {missing}
            </Text.span>
          ) : null}
        </Text.span>
        <Text.strong size="readout" className={styles.sum}>
          {total}
        </Text.strong>
      </Inline.p>
      {children ? (
        <Text size="fine" tone="mute" right>
          {children}
        </Text>
      ) : null}
      <VisuallyHidden>
        <span role="status" aria-live="polite">
          {said}
        </span>
      </VisuallyHidden>
    </div>
  );
}
