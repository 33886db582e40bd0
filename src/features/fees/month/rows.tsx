import { clsx } from 'clsx';
import { useId } from 'react';
import { Station } from '#drawings/lines/station.tsx';
import { type BillField, type BillRow, type Entry, partsOf } from '#tariff/bill.ts';
import { audiencesOf } from '#tariff/lines.ts';
import { type Currency, currencyName, currencySign, isCurrencyLast } from '#tariff/money.ts';
import { type AudienceName, audienceLabel } from '#tariff/names.ts';
import type { Audience } from '#tariff/schema/shape.ts';
import { Box, Subgrid, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Select } from '#ui/select/select.tsx';
import { t } from '#words/words.ts';
import { BillLine } from './bill.tsx';
import styles from './month.module.css';
import type { MonthRail } from './month-facts.ts';

const ROW = { place: 'relative', className: clsx(styles.row, styles.across) } as const;
const LABEL = { size: 'name', weight: 'regular', self: 'middle' } as const;

interface AccountRowProps {
  row: BillRow;
  currency: Currency;
  audience: AudienceName;
  category: string;
  audiences: Readonly<Record<AudienceName, Audience>>;
  rails: readonly MonthRail[];
  onChoose: (audience: AudienceName, category: string) => void;
}

/** The first row: the audience and the category of the account, which decide all prices below. */
export function AccountRow(props: AccountRowProps) {
  const { row, currency, audience, category, audiences, rails, onChoose } = props;
  const id = useId();
  const names = audiencesOf(audiences);
  const [only, ...others] = names.flatMap((name) => audiences[name].categories);
  const isChoice = others.length > 0;
  const Label = isChoice ? 'label' : 'span';
  return (
    <Subgrid.li {...ROW} data-part="account">
      <Station rail={0} span={rails.length} />
      <Label className={clsx(styles.label, lookOf(LABEL))} {...(isChoice && { htmlFor: id })}>
        {row.label}
      </Label>
      <Box.span self="middle" at={[2, 4]}>
        {isChoice ? (
          <Select
            className={clsx(styles.input, lookOf({ measure: 'full' }))}
            id={id}
            value={`${audience} ${category}`}
            onChange={({ target }) => {
              const [chosen, ...rest] = target.value.split(' ');
              onChoose(chosen as AudienceName, rest.join(' '));
            }}
          >
            {names.map((name) => (
              <optgroup key={name} label={audienceLabel(name)}>
                {audiences[name].categories.map((one) => (
                  <option key={one.id} value={`${name} ${one.id}`}>
                    {one.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        ) : (
          only?.label
        )}
      </Box.span>
      <BillLine row={row} currency={currency} />
    </Subgrid.li>
  );
}

/** The accessible name of an input, in place of the column heading. */
function inputName({ takes }: BillField, isMoney: boolean, currency: Currency): string {
  if (!isMoney) return takes === 'payments' ? t('fees.asked.payments') : t('fees.asked.number');
  const values = { currency: currencyName(currency) };
  return takes === 'volume' ? t('fees.asked.volume', values) : t('fees.asked.average', values);
}

interface FieldRowProps {
  field: BillField;
  rails: readonly MonthRail[];
  row: BillRow;
  currency: Currency;
  entry: Entry;
  onEnter: (entry: Entry) => void;
}

/** A row of the calculator: the input on the left, the bill row on the right. */
export function FieldRow({ field, rails, row, currency, entry, onEnter }: FieldRowProps) {
  const id = useId();
  const rail = rails.findIndex((one) => one.rail === field.part);
  const typed = partsOf(field).map(({ part, key }) => {
    const isMoney = part === 'average';
    const asked = inputName(field, isMoney, currency);
    return { part, name: key, asked, error: row.errors[part], isMoney };
  });
  return (
    <Subgrid.li {...ROW} data-part={field.part}>
      <Station
        rail={Math.max(rail, 0)}
        span={rail < 0 ? rails.length : 1}
        state={row.status === 'refused' ? 'invalid' : 'ring'}
      />
      {/* A name takes the column of the number too where nothing is typed in it. */}
      <Text.span
        {...LABEL}
        wrap="balance"
        at={[1, typed[0]?.isMoney ? 3 : 2]}
        className={styles.label}
      >
        {field.label}
      </Text.span>
      {typed.map(({ part, name, asked, error, isMoney }) => (
        <Box.span key={part} place="relative" self="middle" at={[isMoney ? 3 : 2]}>
          {isMoney ? (
            <Text.span
              tone="mute"
              place="absolute"
              className={clsx(
                styles.sign,
                currencySign(currency).length > 1 && styles.code,
                isCurrencyLast(currency) && styles.behind,
              )}
              aria-hidden="true"
            >
              {currencySign(currency)}
            </Text.span>
          ) : null}
          <input
            className={clsx(styles.input, lookOf({ tabular: true, measure: 'full' }))}
            name={name}
            inputMode={isMoney ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-label={`${field.label}, ${asked}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-${part}` : undefined}
            value={entry[part] ?? ''}
            onChange={({ target }) => onEnter({ [part]: target.value })}
          />
        </Box.span>
      ))}
      {typed.some(({ error }) => error) ? (
        <Text.span size="small" tone="text" className={styles.errors}>
          {typed.map(({ part, error }) =>
            error ? (
              <Text.span key={part} id={`${id}-${part}`} block>
                {t('fees.leftOut', { error })}
              </Text.span>
            ) : null,
          )}
        </Text.span>
      ) : null}
      <BillLine row={row} currency={currency} />
    </Subgrid.li>
  );
}
