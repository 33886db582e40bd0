import { clsx } from 'clsx';
import type { Post } from '../../../content/queries/blog.ts';
import { Lines } from '../../../lines/lines.tsx';
import { lit } from '../../../lines/lit.ts';
import { Rings } from '../../../lines/rings.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Frame } from '../../../ui/section/section.tsx';
import styles from './cover.module.css';
import { CoverLines, type Scale, widthOf } from './map.tsx';
import { coverPlan } from './plan.ts';
import { COLUMNS } from './spread.ts';
import { Stops } from './stops.tsx';

const WIDE: Scale = { column: 56, row: 16, pitch: 18, radius: 48 };

/** Two sizes of small covers: a picture under a post, a glyph in a row. */
const SMALL = {
  picture: { column: 16, row: 10, pitch: 8, radius: 20, height: 216, size: 15, edge: 3 },
  glyph: { column: 7, row: 3.6, pitch: 5, radius: 12, height: 80, size: 9, edge: 2 },
} as const;

type Covered = Pick<Post, 'topic' | 'lines' | 'stops'>;

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** A post's cover as wide as the frame, its lines running off the page, its stops a list on them. */
export function WideCover({ post }: { post: Covered }) {
  const plan = coverPlan(post.topic, post.stops);
  const height = plan.rows * WIDE.row;
  return (
    <Frame strip>
      <Lines
        shape="straight"
        lines={lit(post.lines)}
        className={clsx(layout.phoneOnly, styles.strip)}
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
        </svg>
        <Stops stops={post.stops} spots={plan.spots} lines={post.lines} label="Stops" />
      </div>
    </Frame>
  );
}

/** The same cover as a small picture, without words. */
export function SmallCover({ post, size }: { post: Covered; size: keyof typeof SMALL }) {
  const plan = coverPlan(post.topic, post.stops);
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
