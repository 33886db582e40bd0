import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import type { Bill, BillRow } from '#tariff/bill.ts';
import {
  type Currency,
  currencySign,
  formatAmount,
  formatMoney,
  isCurrencyLast,
} from '#tariff/money.ts';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { Box, Inline, Spread, Text } from '#ui/layout/box.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from './month.module.css';

interface BillHeadProps {
  title: string;
  bill: Bill;
  children: ReactNode;
}

/**
 * The head of the bill: the version and the category that it uses, and on wide screens the total
 * too, since the foot may be below the screen when a choice changes it.
 */
export function BillHead({ title, bill: { total, currency }, children }: BillHeadProps) {
  return (
    <div className={clsx(styles.paper, styles.bill, styles.first)}>
      <Spread.p items="baseline">
        <Text.span size="entry" weight="medium">
          {title}
        </Text.span>
        <Text.span size="entry" tabular shown="tabletUp" aria-hidden="true">
          {formatMoney(total, currency)}
        </Text.span>
      </Spread.p>
      <Text size="small" tone="mute" pad={2}>
        {children}
      </Text>
      <Spread.p size="least" tone="mute" before={6} pad={3} shown="tabletUp">
        <span>{t('fees.countedAs')}</span>
        <span>{currency}</span>
      </Spread.p>
    </div>
  );
}

/** A row of the bill: the rule, a dotted leader and the amount. */
export function BillLine({ row, currency }: { row: BillRow; currency: Currency }) {
  const { rule, amount, status } = row;
  const tone = status === 'charged' ? undefined : 'mute';
  const sign = amount === null ? '' : currencySign(currency);
  const last = isCurrencyLast(currency) && sign;
  return (
    <Spread.p
      items="baseline"
      gap={2}
      pad={4}
      tone={tone}
      className={clsx(styles.paper, styles.charge)}
    >
      <Text.span size="fine">{rule}</Text.span>
      <Box.span flex="grow" className={styles.leader} aria-hidden="true" />
      {amount === null ? null : (
        <VisuallyHidden>{t('ui.labelled', { label: '', value: last ? '' : sign })}</VisuallyHidden>
      )}
      <Text.b size="large" weight="regular" tabular wrap="none" tone={tone}>
        {amount === null ? '–' : formatAmount(amount)}
      </Text.b>
      {last ? <VisuallyHidden>{` ${last}`}</VisuallyHidden> : null}
    </Spread.p>
  );
}

function missingText({ rows }: Bill): string | null {
  const count = rows.filter(({ amount }) => amount === null).length;
  return count === 0 ? null : t('fees.without', { count });
}

/** The number of characters, such as `€62,747.00`, that fit on a phone in the large size. */
const SHORT_TOTAL = 10;

interface BillTotalProps {
  bill: Bill;
  totalRef: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The foot of the bill: the sum of its rows, to the cent. */
export function BillTotal({ bill, totalRef, children }: BillTotalProps) {
  const missing = missingText(bill);
  const total = formatMoney(bill.total, bill.currency);
  return (
    <div ref={totalRef} className={clsx(styles.paper, styles.total)}>
      <Inline.p spread rule="start" items="baseline" gap={2} pad={4}>
        <Text.span size="name">
          {t('fees.total')}
          {missing ? (
            <Text.span size="small" tone="mute" weight="regular" block>
              {missing}
            </Text.span>
          ) : null}
        </Text.span>
        <Text.strong
          size={total.length > SHORT_TOTAL ? 'amount' : 'price'}
          wrap="none"
          className={styles.sum}
        >
          {total}
        </Text.strong>
      </Inline.p>
      {children ? (
        <Text size="fine" tone="mute" right className={styles.next}>
          {children}
        </Text>
      ) : null}
      <Announcement
        text={
          missing ? t('fees.totalWithout', { total, missing }) : t('fees.totalMonth', { total })
        }
      />
    </div>
  );
}
