import { clsx } from 'clsx';
import { Station } from '../../lines/station.tsx';
import { formatCount, formatMoney } from '../../tariff/money.ts';
import { RAILS } from '../../tariff/rails.ts';
import { Box, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { useDemo } from '../demo.ts';
import styles from './sorting-yard.module.css';

const TRACK = {
  place: 'relative',
  items: 'bottom',
  gap: 1,
  pad: 3,
  className: styles.track,
} as const;

/** One file in: what it holds, and one row that does not hold. */
export function SortedFile({ className }: { className?: string | undefined }) {
  const { file, rows, total } = useDemo().suppliers;
  return (
    <Panel drawing="bulk-file" tone="bone" tabular className={clsx(styles.file, className)}>
      <Text as="code" size="small">
        {file}
      </Text>
      <svg
        className={lookOf({ shown: 'tabletUp' })}
        viewBox="0 0 200 90"
        width="200"
        stroke="var(--gauge)"
        strokeWidth="8"
        aria-hidden="true"
      >
        <path d="M0 5H200M0 25H156M0 45H184M0 85H170" />
        <path d="M0 65H128" stroke="var(--mute)" strokeDasharray="5 6" />
      </svg>
      <p>
        {formatCount(rows)} rows
        <br />
        {formatMoney(total)}
      </p>
    </Panel>
  );
}

/** Its rows out by the line that suits them; what does not hold ends at a buffer. */
export function SortingTracks({ className }: { className?: string | undefined }) {
  const { lines, setAside } = useDemo().suppliers;
  return (
    <Text as="ul" tabular className={className} data-drawing="sorting-yard" aria-hidden="true">
      <Text
        {...TRACK}
        as="li"
        size="least"
        tone="mute"
        right
        className={clsx(styles.track, styles.head)}
      >
        <span />
        <span>rows</span>
        <span>amount</span>
      </Text>
      {lines.map(({ rail, label, rows, amount }) => (
        <Box key={rail} {...TRACK} as="li">
          <Station rail={RAILS.indexOf(rail)} />
          <Text as="b" size="name">
            {label}
          </Text>
          <Text as="span" size="entry" right>
            {formatCount(rows)}
          </Text>
          <Text as="span" size="fine" tone="bone" right>
            {formatMoney(amount)}
          </Text>
        </Box>
      ))}
      <Text {...TRACK} as="li" size="fine" tone="mute">
        <Box as="i" place="absolute" shown="tabletUp" className={styles.siding} />
        <span>{setAside.label}</span>
        <Text as="span" right>
          {setAside.rows}
        </Text>
        <Text as="span" right>
          {formatMoney(setAside.amount)}
        </Text>
      </Text>
    </Text>
  );
}
