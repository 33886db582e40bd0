import { clsx } from 'clsx';
import type { Change } from '../../../tariff/changes.ts';
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
  return { word: clsx(WORDS[direction], difference), arrow };
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

/** Computed differences between two versions: what it was, what it becomes, by how much. */
export function ChangeRows({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0)
    return <p className={clsx(text.mute, layout.rule, layout.pad4)}>Every price stays as it is.</p>;
  return (
    <ul className={text.tabular}>
      {changes.map((change) => {
        const { word, arrow } = outcome(change);
        return (
          <li
            key={`${change.lineId} ${change.categories.map(({ id }) => id).join(' ')}`}
            className={clsx(styles.change, layout.row, layout.baseline, layout.rule, layout.pad3)}
          >
            <p className={clsx(text.name, text.regular)}>
              {change.label}
              <span className={clsx(text.small, text.mute, layout.block)}>{whereText(change)}</span>
            </p>
            <p className={clsx(text.large, text.mute)}>
              {change.kind === 'added' ? null : (
                <s>
                  <VisuallyHidden>was </VisuallyHidden>
                  <PriceFigure
                    price={change.before}
                    {...(change.kind === 'changed' ? { beside: change.after } : {})}
                  />
                </s>
              )}
            </p>
            <p className={clsx(text.entry, text.nowrap)}>
              {change.kind === 'removed' ? null : (
                <>
                  <VisuallyHidden>becomes </VisuallyHidden>
                  <PriceFigure price={change.after} />
                </>
              )}
            </p>
            <p className={clsx(text.small, text.balance, text.right)}>
              {arrow ? <span aria-hidden="true">{arrow} </span> : null}
              {word}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
