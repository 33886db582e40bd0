import type { ReactNode } from 'react';
import type { CourseOptions } from '#blocks/parts/course.ts';
import type { ProductContent, ProductPart } from '#content/queries/product-query.ts';
import { ApiClock } from '#drawings/api-clock/api-clock.tsx';
import { OverviewScreen } from '#drawings/application/overview-screen.tsx';
import { TrackingScreen } from '#drawings/application/tracking-screen.tsx';
import { ManagerDay } from '#drawings/manager-day/manager-day.tsx';
import { RuleStair } from '#drawings/rule-stair/rule-stair.tsx';
import { SeatMap } from '#drawings/seat-map/seat-map.tsx';
import { SepaWeek } from '#drawings/sepa-week/sepa-week.tsx';
import { SortedFile, SortingTracks } from '#drawings/sorting-yard/sorting-yard.tsx';
import { Box } from '#ui/layout/box.tsx';
import styles from './product.module.css';

interface PartDrawing {
  asked: CourseOptions;
  /** The drawing itself meets the lines, so it extends to them. */
  joined?: boolean;
  draw: (content: Pick<ProductContent, 'weekCutoff'>) => ReactNode;
}

/** Each drawing, and how the lines are to pass it. */
const DRAWINGS: Readonly<Record<NonNullable<ProductPart['drawing']>, PartDrawing>> = {
  overview: { asked: { side: 'right' }, draw: () => <OverviewScreen /> },
  tracking: { asked: { side: 'right' }, joined: true, draw: () => <TrackingScreen /> },
  'sepa-week': {
    asked: { turns: true },
    draw: ({ weekCutoff }) => <SepaWeek cutoff={weekCutoff} />,
  },
  'manager-day': { asked: {}, draw: () => <ManagerDay /> },
  'api-clock': { asked: {}, draw: () => <ApiClock /> },
  'seat-map': { asked: {}, draw: () => <SeatMap /> },
  'rule-stair': {
    asked: { side: 'left' },
    joined: true,
    draw: () => <RuleStair />,
  },
  'bulk-file': {
    asked: { turns: true },
    draw: () => (
      <Box className={styles.file}>
        <SortedFile shown="tabletUp" before={6} />
        <SortingTracks />
      </Box>
    ),
  },
};

/** The drawing of a part; an empty one if content names none. */
export const drawingOf = ({ drawing }: ProductPart): PartDrawing =>
  drawing ? DRAWINGS[drawing] : { asked: {}, draw: () => null };
