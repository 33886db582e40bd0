import type { Price } from '../../../content/schemas/fees-price.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Change } from '../model/changes.ts';
import { priceParts } from '../model/describe.ts';
import type { Direction } from '../model/direction.ts';
import styles from './change-rows.module.css';

const WORDS: Readonly<Record<Direction, string>> = {
  up: 'up',
  down: 'down',
  mixed: 'up for some, down for others',
  same: 'the same in other words',
  unknown: 'changed',
};

function whereText({ group, categories, everyCategory }: Change): string {
  return everyCategory
    ? group
    : `${group}, ${categories.map(({ label }) => label.toLowerCase()).join(', ')}`;
}

function outcome(change: Change): { word: string; arrow: 'up' | 'down' | null } {
  if (change.kind !== 'changed') return { word: change.kind, arrow: null };
  const { direction, difference } = change;
  const arrow = direction === 'up' || direction === 'down' ? direction : null;
  return { word: [WORDS[direction], difference].filter(Boolean).join(' '), arrow };
}

/** A price; what qualifies it is left out where the price beside it says the same. */
function PriceFigure({ price, beside }: { price: Price; beside?: Price }) {
  const { main, detail: own } = priceParts(price);
  const detail = beside && priceParts(beside).detail === own ? null : own;
  return (
    <>
      {main}
      {detail ? <small className={styles.detail}>{` ${detail}`}</small> : null}
    </>
  );
}

/** Computed differences between two versions: what it was, what it becomes, by how much. */
export function ChangeRows({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className={styles.none}>Every price stays as it is.</p>;
  return (
    <ul className={styles.rows}>
      {changes.map((change) => {
        const { word, arrow } = outcome(change);
        return (
          <li
            key={`${change.lineId} ${change.categories.map(({ id }) => id).join(' ')}`}
            className={styles.row}
            data-kind={change.kind}
          >
            <p className={styles.name}>
              {change.label}
              <span className={styles.where}>{whereText(change)}</span>
            </p>
            <p className={styles.before}>
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
            <p className={styles.after}>
              {change.kind === 'removed' ? null : (
                <>
                  <VisuallyHidden>becomes </VisuallyHidden>
                  <PriceFigure price={change.after} />
                </>
              )}
            </p>
            <p className={styles.word} data-arrow={arrow ?? undefined}>
              {word}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
