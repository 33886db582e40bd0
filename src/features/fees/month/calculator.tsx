import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { FeePageTexts } from '#content/schemas/fee-page-schema.ts';
import { dayText } from '#tariff/day.ts';
import { formatMoney } from '#tariff/money.ts';
import { audienceWords, categoryWords } from '#tariff/names.ts';
import { setOrDrop, writeAddress } from '#ui/browser/address.ts';
import { copyText } from '#ui/browser/clipboard.ts';
import { printAround } from '#ui/browser/print.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Stack, Subgrid, Text } from '#ui/layout/box.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import { BillHead, BillTotal } from './bill.tsx';
import styles from './month.module.css';
import type { MonthFacts } from './month-facts.ts';
import { Shares } from './month-shares.tsx';
import { AccountRow, FieldRow } from './rows.tsx';
import { useMonth } from './use-month.ts';

interface CalculatorProps {
  facts: MonthFacts;
  texts: Omit<FeePageTexts['month'], 'account' | 'fields' | 'examples'>;
  registerHref: string;
}

/** How long the button shows the result, in milliseconds. */
const COPIED_MS = 2000;

/** Copies the page's address, whose query string holds the month. */
function CopyAddress({ label }: { label: string }) {
  const [result, setResult] = useState('');
  useEffect(() => {
    if (result === '') return;
    const timer = window.setTimeout(() => setResult(''), COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    setResult((await copyText(window.location.href)) ? t('ui.copied') : t('copy.failed'));
  };
  return (
    <>
      <Button aria-label={label} onClick={copy}>
        {result || label}
      </Button>
      <VisuallyHidden>
        <span role="status">{result}</span>
      </VisuallyHidden>
    </>
  );
}

/** The calculator: each field is priced in a row of the bill, with the rule applied. */
export function Calculator({ facts, texts, registerHref }: CalculatorProps) {
  const [ready, setReady] = useState(false);
  const calculator = useRef<HTMLDivElement>(null);
  const total = useRef<HTMLDivElement>(null);
  const month = useMonth(facts);
  const { current, next } = facts;
  const { audience, category, entries, bill } = month;
  const [account, ...rows] = bill.rows;
  const named = current[audience].categories.find(({ id }) => id === category);
  const isExample = month.isExample || texts.presets.some(month.isAt);

  const begin = (preset: (typeof texts.presets)[number]) => {
    month.begin(preset);
    // On a phone the total is below the presets, and may be below the viewport.
    if (window.matchMedia('(width < 48em)').matches) {
      total.current?.scrollIntoView({ block: 'nearest' });
    }
  };

  // Takes over what was typed and chosen before hydration.
  useEffect(() => {
    const inputs = [...(calculator.current?.querySelectorAll('input') ?? [])];
    if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) {
      writeAddress((params) => {
        for (const { name, value } of inputs) setOrDrop(params, name, value, '');
      });
    }
    const account = calculator.current?.querySelector('select');
    if (account?.selectedOptions[0]?.defaultSelected === false) {
      account.dispatchEvent(new Event('change', { bubbles: true }));
    }
    setReady(true);
  }, []);

  return (
    <Box
      place="relative"
      ref={calculator}
      className={styles.calculator}
      data-print=""
      data-ready={ready || undefined}
    >
      <Box className={styles.head}>
        <Heading size="section" id="month">
          {texts.heading}
        </Heading>
        <Inline
          gap={2}
          before={5}
          role="group"
          aria-labelledby="presets"
          className={clsx(styles.screen, styles.presets)}
        >
          <Text.span size="fine" tone="mute" id="presets">
            {texts.begin}
          </Text.span>
          {texts.presets.map((preset) => (
            <Button
              key={preset.label}
              size="small"
              variant={month.isAt(preset) ? 'fill' : 'ghost'}
              aria-pressed={month.isAt(preset)}
              onClick={() => begin(preset)}
            >
              {preset.label}
            </Button>
          ))}
        </Inline>
      </Box>
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
        <span>{t('fees.number')}</span>
        <span>{t('fees.average')}</span>
      </Subgrid.p>
      <BillHead title={isExample ? texts.bill : texts.own} bill={bill}>
        {audience === 'companies' && named
          ? t('fees.countedInCategory', {
              version: current.version,
              audience: audienceWords(audience),
              category: categoryWords(named.label, current),
            })
          : t('fees.counted', { version: current.version, audience: audienceWords(audience) })}
      </BillHead>
      <Subgrid.ul phone="block" phoneOrder="last" className={styles.across}>
        {account ? (
          <AccountRow
            row={account}
            currency={bill.currency}
            audience={audience}
            category={category}
            audiences={current}
            rails={facts.rails}
            onChoose={month.choose}
          />
        ) : null}
        {month.fields.map((field) => {
          const { id } = field;
          const row = rows.find((one) => one.field === id);
          return row ? (
            <FieldRow
              key={id}
              field={field}
              rails={facts.rails}
              row={row}
              currency={bill.currency}
              entry={entries[id] ?? {}}
              onEnter={(entry) => month.enter(id, entry)}
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
          <p key={note} className={styles.typing}>
            {note}
          </p>
        ))}
        {/* hidden by the style sheet where scripts run */}
        <p className={styles.still}>{texts.still}</p>
      </Stack>
      <BillTotal bill={bill} totalRef={total}>
        {month.next && next
          ? rich(
              t('fees.nextMonth', {
                day: dayText(next.effective),
                sum: formatMoney(month.next, next.currency),
              }),
              { sum: (text) => <b>{text}</b> },
            )
          : null}
      </BillTotal>
      <div className={clsx(styles.paper, styles.keep)} data-surface="paper" data-screen="">
        <ButtonLink variant="lamp" href={registerHref} outbound="register">
          {texts.register}
        </ButtonLink>
        <CopyAddress label={texts.copy} />
        <Button onClick={({ currentTarget }) => printAround(currentTarget)}>{texts.print}</Button>
      </div>
      <Shares bill={bill} rails={facts.rails} />
    </Box>
  );
}
