import { clsx } from 'clsx';
import { Detail } from '../../../blocks/parts/detail.tsx';
import type { ProductPart } from '../../../content/queries/product.ts';
import { Station } from '../../../lines/station.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import journey from '../journey.module.css';
import { WORDS } from '../texts.ts';
import styles from './points.module.css';

/**
 * `grid` two by two, `stack` one below the other, `row` four abreast, `rows` a ruled list, `line`
 * stops without a rail, `sides` left and right of the lines.
 */
const LOOKS = {
  grid: clsx(layout.two, layout.gap6),
  stack: clsx(layout.stack, layout.gap5),
  row: clsx(layout.four, layout.tabletTwo, layout.gap6),
  rows: undefined,
  line: clsx(layout.four, layout.gap6, styles.line),
  sides: clsx(layout.two, layout.gap6, styles.sides),
} as const;

interface PointsProps {
  points: ProductPart['points'];
  look: keyof typeof LOOKS;
  className?: string | undefined;
}

/** How a part works, point by point, composed differently in each section. */
export function Points({ points, look, className }: PointsProps) {
  const row =
    look === 'rows' ? clsx(layout.two, layout.baseline, layout.pad4, layout.rule) : undefined;
  return (
    <Detail summary={`${WORDS.points}, ${points.length} points`} className={className}>
      <dl className={LOOKS[look]}>
        {points.map((point) => (
          <div key={point.title} className={row}>
            <dt className={clsx(text.name, text.balance, look === 'rows' && journey.gutter)}>
              {look === 'line' ? (
                <Station
                  state="dotted"
                  className={clsx(layout.block, layout.noPhone, styles.dot)}
                />
              ) : null}
              {point.title}
            </dt>
            <dd className={clsx(text.fine, layout.measure, layout.before1)}>
              <p>{point.text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Detail>
  );
}
