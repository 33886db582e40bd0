import type { ReactNode } from 'react';
import { priceParts } from '#tariff/describe.ts';
import type { Direction } from '#tariff/direction.ts';
import type { Currency } from '#tariff/money.ts';
import { categoryWords } from '#tariff/names.ts';
import type { Price } from '#tariff/schema/shape.ts';
import type { Change, ChangeList } from '#tariff/tariff-changes.ts';
import { Inline, Text } from '#ui/layout/box.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from './fees.module.css';

/** The name of a change, and a decorative arrow beside it. */
const OUTCOMES: Readonly<
  Record<Direction, { readonly word: (by: string | null) => string; readonly arrow?: string }>
> = {
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

const addedOrRemoved = (how: 'added' | 'removed'): string =>
  how === 'added' ? t('fees.added') : t('fees.removed');

function Outcome({ change }: { change: Change }) {
  if (change.kind !== 'changed') return addedOrRemoved(change.kind);
  const { word, arrow } = OUTCOMES[change.direction];
  return (
    <>
      {arrow ? <span aria-hidden="true">{arrow} </span> : null}
      {word(change.difference)}
    </>
  );
}

interface PriceFigureProps {
  price: Price;
  beside?: Price | undefined;
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
  before?: Price | undefined;
  after?: Price | undefined;
  currency: Currency;
  /** The outcome of the change. */
  children: ReactNode;
}

function ChangeRow({ name, where, before, after, currency, children }: ChangeRowProps) {
  return (
    <Inline.li items="baseline" rule="start" pad={3} className={styles.change}>
      <Text size="name" weight="regular">
        {name}
        <Text.span size="small" tone="mute" block>
          {where}
        </Text.span>
      </Text>
      <Text size="large" tone="mute">
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
        {children}
      </Text>
    </Inline.li>
  );
}

/**
 * The computed differences between two versions: the old price, the new price and the difference.
 */
export function ChangeRows({ list }: { list: ChangeList }) {
  const { currency, categories, categoryLabel, changes } = list;
  const columns = (['added', 'removed'] as const).flatMap((how) =>
    categories[how].map((category) => ({ ...category, how })),
  );
  if (columns.length + changes.length === 0)
    return (
      <Text tone="mute" rule="start" pad={4}>
        {t('fees.unchanged')}
      </Text>
    );
  return (
    <Text.ul tabular>
      {columns.map(({ id, label, how }) => (
        <ChangeRow
          key={id}
          name={label}
          where={categoryLabel?.one ?? t('fees.category')}
          currency={currency}
        >
          {addedOrRemoved(how)}
        </ChangeRow>
      ))}
      {changes.map((change) => (
        <ChangeRow
          key={`${change.lineId} ${change.categories.map(({ id }) => id).join(' ')}`}
          name={change.label}
          where={whereText(change, list)}
          currency={currency}
          before={change.kind === 'added' ? undefined : change.before}
          after={change.kind === 'removed' ? undefined : change.after}
        >
          <Outcome change={change} />
        </ChangeRow>
      ))}
    </Text.ul>
  );
}
