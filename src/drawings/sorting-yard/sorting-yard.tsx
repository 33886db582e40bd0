import { clsx } from 'clsx';
import { formatCount, formatMoney } from '#tariff/money.ts';
import { rails as all } from '#tariff/rails.ts';
import { Box, Text } from '#ui/layout/box.tsx';
import { type Look, lookOf } from '#ui/layout/look.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { t } from '#words/words.ts';
import { useDemo, useDemoPart } from '../demo-figures.ts';
import { Station } from '../lines/station.tsx';
import styles from './sorting-yard.module.css';

const TRACK = {
  place: 'relative',
  items: 'bottom',
  gap: 1,
  pad: 3,
  className: styles.track,
} as const;

/** The payment file as uploaded, with its totals and one invalid row. */
export function SortedFile(place: Look) {
  const { currency } = useDemo();
  const { file, rows, total } = useDemoPart('suppliers');
  return (
    <Panel
      {...place}
      surface="paper"
      drawing="bulk-file"
      tone="bone"
      tabular
      className={styles.file}
    >
      <Text.code size="small">{file}</Text.code>
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
        {t('drawings.rowsOf', { rows, number: formatCount(rows) })}
        <br />
        {formatMoney(total, currency)}
      </p>
    </Panel>
  );
}

/** The file's rows sorted onto the rails that suit them; the invalid row ends at a buffer stop. */
export function SortingTracks() {
  const { currency } = useDemo();
  const { rails, setAside } = useDemoPart('suppliers');
  return (
    <Text.ul tabular data-drawing="sorting-yard" aria-hidden="true">
      <Text.li
        {...TRACK}
        items="top"
        size="least"
        tone="mute"
        right
        className={clsx(styles.track, styles.head)}
      >
        <span />
        <span>{t('drawings.rows')}</span>
        <span>{t('drawings.amount')}</span>
      </Text.li>
      {rails.map(({ rail, label, rows, amount }) => (
        <Box.li key={rail} {...TRACK}>
          <Station rail={all().indexOf(rail)} />
          <Text.b size="name">{label}</Text.b>
          <Text.span size="entry" right>
            {formatCount(rows)}
          </Text.span>
          <Text.span size="fine" tone="bone" right>
            {formatMoney(amount, currency)}
          </Text.span>
        </Box.li>
      ))}
      <Text.li {...TRACK} size="fine" tone="mute">
        <Box.i place="absolute" shown="tabletUp" className={styles.siding} />
        <span>{setAside.label}</span>
        <Text.span right>{setAside.rows}</Text.span>
        <Text.span right>{formatMoney(setAside.amount, currency)}</Text.span>
      </Text.li>
    </Text.ul>
  );
}
