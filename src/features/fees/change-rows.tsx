import { priceParts } from '#tariff/describe.ts';
import type { Currency } from '#tariff/money.ts';
import { categoryWords } from '#tariff/names.ts';
import type { Price } from '#tariff/schema/shape.ts';
import type { Change, ChangeList, Outcome } from '#tariff/tariff-changes.ts';
import { Inline, Text } from '#ui/layout/box.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from './fees.module.css';

/** The name of a change, and a decorative arrow beside it. */
const OUTCOMES: Readonly<
  Record<Outcome, { readonly word: (by: string | null) => string; readonly arrow?: string }>
> = {
  added: { word: () => t('fees.added') },
  removed: { word: () => t('fees.removed') },
  up: { word: (by) => (by ? t('fees.upBy', { by }) : t('fees.up')), arrow: '↗' },
  down: { word: (by) => (by ? t('fees.downBy', { by }) : t('fees.down')), arrow: '↘' },
  mixed: { word: () => t('fees.mixed') },
  same: { word: () => t('fees.same') },
  unknown: { word: () => t('fees.changed') },
};

/**
 * The group and the categories of a change; the group is omitted if it has the same name as the
 * line.
 */
function whereText(
  { label, group, categories, everyCategory }: Change,
  tariff: Pick<ChangeList, 'categoryLabel'>,
): string {
  const [first = '', ...others] = [
    ...(label === group ? [] : [group]),
    ...(everyCategory ? [] : categories.map((category) => category.label)),
  ];
  return [first, ...others.map((other) => categoryWords(other, tariff))].join(', ');
}

interface PriceFigureProps {
  price: Price;
  beside?: Price | null;
  currency: Currency;
}

/** A price; its detail is omitted if the price beside it has the same one. */
function PriceFigure({ price, beside, currency }: PriceFigureProps) {
  const { main, detail: own } = priceParts(price, currency);
  const detail = beside && priceParts(beside, currency).detail === own ? null : own;
  return (
    <>
      {main}
      {detail ? (
        <Text.small size="least" tone="mute" weight="regular" wrap="balance" block>
          {` ${detail}`}
        </Text.small>
      ) : null}
    </>
  );
}

interface ChangeRowProps {
  name: string;
  where: string;
  change: Pick<Change, 'outcome'> & Partial<Pick<Change, 'before' | 'after' | 'difference'>>;
  currency: Currency;
}

function ChangeRow({ name, where, change, currency }: ChangeRowProps) {
  const { before, after = null, outcome, difference = null } = change;
  const { word, arrow } = OUTCOMES[outcome];
  return (
    <Inline.li items="baseline" rule="start" pad={3} className={styles.change}>
      <Text size="name" weight="regular">
        {name}
        <Text.span size="small" tone="mute" block>
          {where}
        </Text.span>
      </Text>
      <Text size="large" wrap="none" tone="mute">
        {before ? (
          <s>
            <VisuallyHidden>{`${t('fees.was')} `}</VisuallyHidden>
            <PriceFigure price={before} beside={after} currency={currency} />
          </s>
        ) : null}
      </Text>
      <Text size="entry" wrap="none">
        {after ? (
          <>
            <VisuallyHidden>{`${t('fees.becomes')} `}</VisuallyHidden>
            <PriceFigure price={after} currency={currency} />
          </>
        ) : null}
      </Text>
      <Text size="small" wrap="balance" right>
        {arrow ? <span aria-hidden="true">{arrow} </span> : null}
        {word(difference)}
      </Text>
    </Inline.li>
  );
}

/**
 * The computed differences between two versions: the old price, the new price and the difference.
 */
export function ChangeRows({ list }: { list: ChangeList }) {
  const { currency, categories, categoryLabel, changes } = list;
  const columns = (['added', 'removed'] as const).flatMap((outcome) =>
    categories[outcome].map((category) => ({ ...category, outcome })),
  );
  if (columns.length + changes.length === 0)
    return (
      <Text tone="mute" rule="start" pad={4}>
        {t('fees.unchanged')}
      </Text>
    );
  return (
    <Text.ul tabular>
      {columns.map(({ id, label, outcome }) => (
        <ChangeRow
          key={id}
          name={label}
          where={categoryLabel?.one ?? t('fees.category')}
          change={{ outcome }}
          currency={currency}
        />
      ))}
      {changes.map((change) => (
        <ChangeRow
          key={`${change.lineId} ${change.categories.map(({ id }) => id).join(' ')}`}
          name={change.label}
          where={whereText(change, list)}
          change={change}
          currency={currency}
        />
      ))}
    </Text.ul>
  );
}
