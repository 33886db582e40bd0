import type { ProductPart } from '../../../content/queries/product.ts';
import { WORDS } from '../texts.ts';
import { Fold } from './fold.tsx';
import styles from './points.module.css';

interface PointsProps {
  points: ProductPart['points'];
  /** `grid` two by two, `stack` one below the other, `row` four abreast, `rows` a ruled list, `line` stops without a rail, `sides` left and right of a line. */
  look: 'grid' | 'stack' | 'row' | 'rows' | 'line' | 'sides';
  className?: string | undefined;
}

/** How a part works, point by point, composed differently in each section. */
export function Points({ points, look, className }: PointsProps) {
  return (
    <Fold title={WORDS.points} count={`${points.length} points`} bare className={className}>
      <dl className={styles.points} data-look={look}>
        {points.map(({ title, text }) => (
          <div key={title} className={styles.point}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
