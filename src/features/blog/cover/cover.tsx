import { clsx } from 'clsx';
import type { Post } from '../../../content/queries/blog.ts';
import { Lines } from '../../../lines/lines.tsx';
import { lit } from '../../../lines/lit.ts';
import { Rings } from '../../../lines/rings.tsx';
import { RAILS } from '../../../tariff/rails.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Frame } from '../../../ui/section/section.tsx';
import styles from './cover.module.css';
import { CoverLines, type Scale, widthOf } from './map.tsx';
import { coverPlan, lowestAtEdge } from './plan.ts';
import { COLUMNS } from './spread.ts';
import { Stops } from './stops.tsx';

const WIDE: Scale = { column: 56, row: 16, pitch: 18, radius: 48 };

/** Two sizes of small covers: a picture under a post, a glyph in a row. */
const SMALL = {
  picture: { column: 16, row: 10, pitch: 8, radius: 20, height: 216, size: 15, edge: 3 },
  glyph: { column: 7, row: 3.6, pitch: 5, radius: 12, height: 80, size: 9, edge: 2 },
} as const;

type Covered = Pick<Post, 'cover' | 'lines' | 'stops'>;

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/**
 * Where the line that the article hangs on leaves the others: a capsule at the frame's edge. It goes
 * on as the line of the contents (blog.module.css), so it runs where that does.
 */
function Departure({ top }: { top: string }) {
  return (
    <svg className={layout.wideOnly} x="7.5" y={top} overflow="visible" aria-hidden="true">
      <line y2="100%" stroke="var(--bone)" strokeWidth="3" />
      <Rings
        spots={[{ x: 0, y: 0, along: 1 }]}
        lines={RAILS}
        size={18}
        edge={4}
        place={(_, side) => [0, side * WIDE.pitch]}
      />
    </svg>
  );
}

/** A post's cover as wide as the frame, its lines running off the page, its stops a list on them. */
export function WideCover({ post }: { post: Covered }) {
  const plan = coverPlan(post.cover, post.stops);
  const height = plan.rows * WIDE.row;
  const noRail = post.lines.length === 0;
  return (
    <Frame strip>
      <Lines
        shape="straight"
        lines={noRail ? { ...lit(post.lines), sepa: 'none' } : lit(post.lines)}
        className={clsx(layout.phoneOnly, styles.strip, noRail && styles.lane)}
      />
      <div className={clsx(layout.relative, styles.field)}>
        <svg
          className={clsx(layout.noPhone, styles.map)}
          viewBox={`0 0 ${widthOf(WIDE)} ${height}`}
          overflow="visible"
          aria-hidden="true"
        >
          <CoverLines plan={plan} lines={post.lines} scale={WIDE} />
        </svg>
        <svg
          className={clsx(layout.noPhone, layout.cover)}
          width="100%"
          height="100%"
          overflow="visible"
          aria-hidden="true"
        >
          <Rings
            spots={plan.spots}
            lines={post.lines}
            size={18}
            edge={4}
            place={({ x, y }, side) => [
              percent(x / COLUMNS),
              percent((y * WIDE.row + side * WIDE.pitch) / height),
            ]}
          />
          <Departure top={percent((lowestAtEdge(plan.route) * WIDE.row) / height)} />
        </svg>
        <Stops stops={post.stops} spots={plan.spots} lines={post.lines} label="Stops" />
      </div>
    </Frame>
  );
}

/** The same cover as a small picture, without words. */
export function SmallCover({ post, size }: { post: Covered; size: keyof typeof SMALL }) {
  const plan = coverPlan(post.cover, post.stops);
  const scale = SMALL[size];
  const top = ((plan.rows + 1) * scale.row - scale.height) / 2;
  return (
    <svg
      className={styles.map}
      data-size={size}
      viewBox={`0 ${top} ${widthOf(scale)} ${scale.height}`}
      aria-hidden="true"
    >
      <CoverLines plan={plan} lines={post.lines} scale={scale} />
      <Rings
        spots={plan.spots}
        lines={post.lines}
        size={scale.size}
        edge={scale.edge}
        place={({ x, y }, side) => [x * scale.column, y * scale.row + side * scale.pitch]}
      />
    </svg>
  );
}
