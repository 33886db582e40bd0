import { ContentError, nameOf } from '#content/files.ts';
import { pathOf } from '#content/paths.ts';
import { interfaceQuarters } from '#content/queries/disclosures-query.ts';
import { summaryOf } from '#content/queries/interface-summary-query.ts';
import type { InterfaceQuarter } from '#content/schemas/interface-schema.ts';
import { Day } from '#ui/date/date-text.tsx';
import { Text } from '#ui/layout/box.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Table } from '#ui/table/table.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import styles from './prose-pieces.module.css';

/**
 * The values at the top of the chart: the answer time in milliseconds, and the downtime in minutes.
 */
const TALLEST = { milliseconds: 500, minutes: 60 } as const;

const HEIGHT = 100;

const quarterName = ({ quarter }: InterfaceQuarter) => {
  const [year, number] = quarter.split('-');
  return t('prose.quarterOf', { number: number ?? '', year: year ?? '' });
};

/** The answer times by day as lines, and the downtime as bars. */
function Drawing({ days }: Pick<InterfaceQuarter, 'days'>) {
  const level = (milliseconds: number) =>
    (HEIGHT * (1 - milliseconds / TALLEST.milliseconds)).toFixed(1);
  const line = (of: (day: (typeof days)[number]) => number) =>
    days.map((day, index) => `${index + 0.5},${level(of(day))}`).join(' ');
  const along = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      width="100%"
      height="140"
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[0, HEIGHT / 2, HEIGHT].map((y) => (
        <line key={y} x2={days.length} y1={y} y2={y} stroke="var(--hair)" {...along} />
      ))}
      {days.map(({ day, down }, index) => {
        const height = Math.min(HEIGHT, (HEIGHT * down) / 60 / TALLEST.minutes);
        return down > 0 ? (
          <rect
            key={day}
            x={index + 0.1}
            y={HEIGHT - height}
            width="0.8"
            height={height.toFixed(1)}
            fill="var(--edge-strong)"
          />
        ) : null;
      })}
      <polyline points={line(({ own }) => own.answer)} stroke="var(--steel)" {...along} />
      <polyline
        points={line(({ information }) => information)}
        stroke="var(--bone)"
        strokeWidth="2"
        {...along}
      />
    </svg>
  );
}

function Chart({ quarter }: { quarter: InterfaceQuarter }) {
  const name = quarterName(quarter);
  return (
    <figure>
      <Text.figcaption size="small" tone="mute">
        {t('prose.interfaceChart', { name, ...TALLEST })}
      </Text.figcaption>
      <Panel
        before={3}
        className={styles.wrapper}
        drawing={`interface-${quarter.quarter}`}
        size="fine"
      >
        <Drawing days={quarter.days} />
      </Panel>
    </figure>
  );
}

/**
 * The availability and performance of the interface for third-party providers beside the
 * application's, by quarter: a table by month, a chart by day, and a link to all days as a CSV
 * file.
 */
export function InterfaceStatistics() {
  const quarters = interfaceQuarters();
  if (quarters.length === 0) {
    const expected = 'expected a file for a quarter, because a document shows them';
    throw new ContentError([{ file: nameOf('dedicated-interface'), expected }]);
  }
  return quarters.map((quarter) => {
    const { months, measures } = summaryOf(quarter);
    const name = quarterName(quarter);
    return (
      <section key={quarter.quarter}>
        <Table
          caption={name}
          captioned="title"
          heads={[t('prose.measured'), ...months, t('prose.quarter')]}
          rows={measures.map((measure) => [measure.name, ...measure.values])}
          sums={1}
        />
        <Chart quarter={quarter} />
        <p>
          {rich(t('prose.interfaceFile', { name }), {
            day: () => <Day value={quarter.published} />,
            file: (text) => <a href={pathOf.interface(quarter.quarter)}>{text}</a>,
          })}
        </p>
      </section>
    );
  });
}
