import type { Post } from '../../../content/queries/blog.ts';
import { stands } from '../../../lines/stands.ts';
import styles from './map.module.css';
import { CoverLines, type Scale, widthOf } from './map.tsx';
import { coverPlan, type Spot } from './plan.ts';
import { Stops } from './stops.tsx';

const WIDE: Scale = { column: 56, row: 16, pitch: 18, radius: 48 };

/** Two sizes of small covers: a picture under a post, a glyph in a row. */
const SMALL = {
  picture: { column: 16, row: 10, pitch: 8, radius: 20, height: 216, ring: 6 },
  glyph: { column: 7, row: 3.6, pitch: 5, radius: 12, height: 80, ring: 3.5 },
} as const;

type Covered = Pick<Post, 'topic' | 'lines' | 'stops'>;

/** A post's cover as wide as the frame, its lines running off the page, its stops a list on them. */
export function WideCover({ post }: { post: Covered }) {
  const plan = coverPlan(post.topic, post.stops);
  return (
    <div className={styles.cover}>
      <div className={styles.field} data-rows={plan.rows}>
        <svg
          className={styles.wide}
          viewBox={`0 0 ${widthOf(WIDE)} ${plan.rows * WIDE.row}`}
          preserveAspectRatio="xMinYMin meet"
          aria-hidden="true"
        >
          <CoverLines plan={plan} lines={post.lines} scale={WIDE} />
        </svg>
        <Stops stops={post.stops} spots={plan.spots} lines={post.lines} label="Stops" />
      </div>
    </div>
  );
}

interface RingProps {
  spot: Spot;
  post: Covered;
  size: keyof typeof SMALL;
  isLast: boolean;
}

function Ring({ spot, post, size, isLast }: RingProps) {
  const { column, row, pitch, ring } = SMALL[size];
  const lamp = isLast && post.lines.length === 1 && post.lines[0] === 'instant';
  const state = post.lines.length === 0 ? 'dotted' : lamp ? 'now' : 'ring';
  return stands(post.lines).map(({ first, span }) => {
    const middle = (first + (span - 1) / 2 - 1) * pitch * spot.along;
    const half = ring + ((span - 1) * pitch) / 2;
    return (
      <rect
        key={first}
        className={styles.ring}
        data-state={state}
        x={spot.x * column - ring}
        y={spot.y * row + middle - half}
        width={ring * 2}
        height={half * 2}
        rx={ring}
      />
    );
  });
}

/** The same cover as a small picture, without words. */
export function SmallCover({ post, size }: { post: Covered; size: keyof typeof SMALL }) {
  const plan = coverPlan(post.topic, post.stops);
  const scale = SMALL[size];
  const top = ((plan.rows + 1) * scale.row - scale.height) / 2;
  return (
    <svg
      className={styles.small}
      data-size={size}
      viewBox={`0 ${top} ${widthOf(scale)} ${scale.height}`}
      aria-hidden="true"
    >
      <CoverLines plan={plan} lines={post.lines} scale={scale} />
      {plan.spots.map((spot, index) => (
        <Ring
          key={`${spot.x} ${spot.y}`}
          spot={spot}
          post={post}
          size={size}
          isLast={index === plan.spots.length - 1}
        />
      ))}
    </svg>
  );
}
