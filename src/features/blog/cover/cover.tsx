import { clsx } from 'clsx';
import type { Post } from '#content/queries/blog-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Rings } from '#drawings/lines/rings.tsx';
import { rails as all } from '#tariff/rails.ts';
import { Drawing, Positioned } from '#ui/drawing/drawing.tsx';
import { Box } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Frame } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './cover.module.css';
import { CoverTracks, type Scale, statesOf } from './cover-tracks.tsx';
import { COLUMNS, coverPlan, lowestAtEdge } from './plan.ts';
import { PostStops } from './post-stops.tsx';

const WIDE: Scale = { column: 56, row: 16, pitch: 18, radius: 48 };
const WIDE_RING = { size: 18, edge: 4 } as const;

/** The measures of a small cover, in units of its view box. */
const SMALL = {
  column: 16,
  row: 10,
  pitch: 8,
  radius: 20,
  height: 216,
  size: 15,
  edge: 3,
} as const;

type Covered = Pick<Post, 'cover' | 'rails' | 'stops'>;

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/**
 * The capsule at the frame's left edge where the track of the article leaves the others. That track
 * goes on beside the table of contents (blog.module.css), at the same x.
 */
function Departure({ top }: { top: string }) {
  return (
    <Positioned className={lookOf({ shown: 'wide' })} x="7.5" y={top}>
      <line y2="100%" stroke="var(--bone)" strokeWidth="3" />
      <Rings
        {...WIDE_RING}
        spots={[{ x: 0, y: 0, along: 1 }]}
        rails={all()}
        place={(_, side) => [0, side * WIDE.pitch]}
      />
    </Positioned>
  );
}

/**
 * A post's cover as wide as the frame; its tracks run off the page, and its stops are a list laid
 * over them.
 */
export function WideCover({ post: { cover, stops, rails } }: { post: Covered }) {
  const plan = coverPlan(cover, stops);
  const height = plan.rows * WIDE.row;
  return (
    <Frame strip>
      <Lines
        lines={statesOf(rails)}
        shown="phone"
        className={clsx(styles.strip, rails.length === 0 && styles.lane)}
      />
      <Box place="relative" className={styles.field}>
        <Drawing
          shown="tabletUp"
          className={styles.map}
          viewBox={`0 0 ${COLUMNS * WIDE.column} ${height}`}
        >
          <CoverTracks plan={plan} rails={rails} scale={WIDE} />
        </Drawing>
        <Drawing cover shown="tabletUp">
          <Rings
            {...WIDE_RING}
            spots={plan.spots}
            rails={rails}
            place={({ x, y }, side) => [
              percent(x / COLUMNS),
              percent((y * WIDE.row + side * WIDE.pitch) / height),
            ]}
          />
          <Departure top={percent((lowestAtEdge(plan.route) * WIDE.row) / height)} />
        </Drawing>
        <PostStops stops={stops} spots={plan.spots} rails={rails} label={t('blog.stops')} />
      </Box>
    </Frame>
  );
}

/** The same cover as a small picture, without text. */
export function SmallCover({ post: { cover, stops, rails } }: { post: Covered }) {
  const plan = coverPlan(cover, stops);
  const { height, size: ring, edge, ...scale } = SMALL;
  const top = ((plan.rows + 1) * scale.row - height) / 2;
  return (
    <Drawing
      overflow="hidden"
      className={clsx(styles.map, styles.small)}
      viewBox={`0 ${top} ${COLUMNS * scale.column} ${height}`}
    >
      <CoverTracks plan={plan} rails={rails} scale={scale} />
      <Rings
        spots={plan.spots}
        rails={rails}
        size={ring}
        edge={edge}
        place={({ x, y }, side) => [x * scale.column, y * scale.row + side * scale.pitch]}
      />
    </Drawing>
  );
}
