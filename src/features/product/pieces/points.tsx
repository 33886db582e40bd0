import { clsx } from 'clsx';
import { Detail } from '../../../blocks/parts/detail.tsx';
import type { ProductPart } from '../../../content/queries/product.ts';
import { Station } from '../../../lines/station.tsx';
import { Text } from '../../../ui/layout/box.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { lookOf } from '../../../ui/layout/look.ts';
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
            <Text.dt size="name" wrap="balance" className={clsx(look === 'rows' && journey.gutter)}>
              {look === 'line' ? (
                <Station
                  state="dotted"
                  className={clsx(styles.dot, lookOf({ block: true, shown: 'tabletUp' }))}
                />
              ) : null}
              {point.title}
            </Text.dt>
            <Text.dd size="fine" measure="text" before={1}>
              <p>{point.text}</p>
            </Text.dd>
          </div>
        ))}
      </dl>
    </Detail>
  );
}
