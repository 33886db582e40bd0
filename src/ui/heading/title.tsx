import { Text } from '../layout/box.tsx';
import styles from './heading.module.css';

/**
 * A document's title. Its compounds (`multi-login`, `2027-1`) are not broken at their hyphen, which
 * stands clear of its neighbours: in large sizes it would touch them. A range (`5–10`) stays whole.
 * What is bound to one by a no-break space is a part of it: lines break beside a block.
 */
export function Title({ children }: { children: string }) {
  return children.split(/([\p{L}\p{N}]+[-–][\p{L}\p{N}]+(?:\u00a0\p{L}+)*)/u).map((part, index) => {
    if (index % 2 === 0) return part;
    const [before, after] = part.split('-');
    return (
      <Text.span key={part} wrap="whole">
        {before}
        {after ? <span className={styles.hyphen}>-</span> : null}
        {after}
      </Text.span>
    );
  });
}
