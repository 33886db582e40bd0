import { Fragment } from 'react';
import { keyAt } from '../key-at.ts';
import { Text } from '../layout/box.tsx';
import styles from './heading.module.css';

/** A compound (`multi-login`, `2027-1`) or a range (`5–10`), and what a no-break space binds to it. */
const COMPOUND = /((?:\p{L}+\u00a0)*[\p{L}\p{N}]+[-–][\p{L}\p{N}]+(?:\u00a0\p{L}+)*)/u;

function Compound({ children }: { children: string }) {
  const [before, after] = children.split('-');
  return (
    <Text.span wrap="whole">
      {before}
      {after ? <span className={styles.hyphen}>-</span> : null}
      {after}
    </Text.span>
  );
}

/**
 * A document's title. Its compounds are not broken at their hyphen, which stands clear of its
 * neighbours: in large sizes it would touch them. What is bound to one is a part of it, because lines
 * break beside a block; only where both are wider than the line does it break between them.
 */
export function Title({ children }: { children: string }) {
  return children.split(COMPOUND).map((part, index) => {
    if (index % 2 === 0) return part;
    const words = part.split('\u00a0');
    if (words.length === 1) return <Compound key={keyAt(index, part)}>{part}</Compound>;
    return (
      <Text.span key={keyAt(index, part)} wrap="whole">
        {words.map((word, place) => (
          <Fragment key={keyAt(place, word)}>
            {place > 0 ? ' ' : null}
            {/[-–]/.test(word) ? <Compound>{word}</Compound> : word}
          </Fragment>
        ))}
      </Text.span>
    );
  });
}
