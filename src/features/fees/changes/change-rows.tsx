import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Change, ChangeList } from '../../../tariff/changes.ts';
import { priceParts } from '../../../tariff/describe.ts';
import type { Direction } from '../../../tariff/direction.ts';
import type { Price } from '../../../tariff/schema/price.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from '../fees.module.css';

const WORDS: Readonly<Record<Direction, string>> = {
  up: 'up',
  down: 'down',
  mixed: 'up for some, down for others',
  same: 'the same in other words',
  unknown: 'changed',
};

/** Beside the word, for the eye. */
const ARROWS: Readonly<Partial<Record<Direction, string>>> = { up: '↗', down: '↘' };

/** Its group and categories; a group that is called as its price is not said again. */
function whereText({ label, group, categories, everyCategory }: Change): string {
  const [first = '', ...others] = [
    ...(label === group ? [] : [group]),
    ...(everyCategory ? [] : categories.map((category) => category.label)),
  ];
  return [first, ...others.map((name) => name.toLowerCase())].join(', ');
}

function outcome(change: Change): { word: string; arrow: string | null } {
  if (change.kind !== 'changed') return { word: change.kind, arrow: null };
  const { direction, difference } = change;
  const arrow = ARROWS[direction] ?? null;
  return { word: [WORDS[direction], difference].filter(Boolean).join(' '), arrow };
}

/** A price; what qualifies it is left out where the price beside it says the same. */
function PriceFigure({ price, beside }: { price: Price; beside?: Price }) {
  const { main, detail: own } = priceParts(price);
  const detail = beside && priceParts(beside).detail === own ? null : own;
  return (
    <>
      {main}
      {detail ? (
        <small className={clsx(text.least, text.mute, text.regular, text.balance, layout.block)}>
          {` ${detail}`}
        </small>
      ) : null}
    </>
  );
}

interface RowProps {
  name: string;
  where: string;
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

function Row({ name, where, before, after, children }: RowProps) {
  return (
    <li className={clsx(styles.change, layout.row, layout.baseline, layout.rule, layout.pad3)}>
      <p className={clsx(text.name, text.regular)}>
        {name}
        <span className={clsx(text.small, text.mute, layout.block)}>{where}</span>
      </p>
      <p className={clsx(text.large, text.mute)}>
        {before ? (
          <s>
            <VisuallyHidden>was </VisuallyHidden>
            {before}
          </s>
        ) : null}
      </p>
      <p className={clsx(text.entry, text.nowrap)}>
        {after ? (
          <>
            <VisuallyHidden>becomes </VisuallyHidden>
            {after}
          </>
        ) : null}
      </p>
      <p className={clsx(text.small, text.balance, text.right)}>{children}</p>
    </li>
  );
}

function ChangeRow({ change }: { change: Change }) {
  const { word, arrow } = outcome(change);
  const beside = change.kind === 'changed' ? { beside: change.after } : {};
  return (
    <Row
      name={change.label}
      where={whereText(change)}
      before={change.kind === 'added' ? null : <PriceFigure price={change.before} {...beside} />}
      after={change.kind === 'removed' ? null : <PriceFigure price={change.after} />}
    >
      {arrow ? <span aria-hidden="true">{arrow} </span> : null}
      {word}
    </Row>
  );
}

/** Computed differences between two versions: what it was, what it becomes, by how much. */
export function ChangeRows({ list: { categories, changes } }: { list: ChangeList }) {
  const columns = (['added', 'removed'] as const).flatMap((how) =>
    categories[how].map(({ id, label }) => (
      <Row key={id} name={label} where="Risk category">
        {how}
      </Row>
    )),
  );
  if (columns.length + changes.length === 0)
    return <p className={clsx(text.mute, layout.rule, layout.pad4)}>Every price stays as it is.</p>;
  return (
    <ul className={text.tabular}>
      {columns}
      {changes.map((change) => (
        <ChangeRow
          key={`${change.lineId} ${change.categories.map(({ id }) => id).join(' ')}`}
          change={change}
        />
      ))}
    </ul>
  );
}
