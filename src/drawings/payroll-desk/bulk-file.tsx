import { clsx } from 'clsx';
import type { Demo } from '#content/demo/schema.ts';
import { formatAmount } from '#tariff/money.ts';
import { Box, Spread, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { useDemo } from '../demo-figures.ts';
import { Station } from '../lines/station.tsx';
import styles from './payroll-desk.module.css';

/** The drawing is stretched to the height of the file's rows, so this is a share, not pixels. */
const ROW = 52;
const START = 12;
const BEND = 20;
const TRUNK = 66;
const END = 116;

/** From a row's middle to the trunk, towards the way out. */
function wire(index: number, out: number): string {
  const y = ROW * index + ROW / 2;
  const bend = Math.min(BEND, Math.abs(out - y) / 2);
  const down = y < out ? bend : -bend;
  return `M${START} ${y}H${TRUNK - bend}q${bend} 0 ${bend} ${down}V${out - down}q0 ${down} ${bend} ${down}`;
}

/** The valid rows join and leave as one payment; the invalid one stays behind. */
function Wires({ rows }: Pick<Demo['payroll'], 'rows'>) {
  const out = (rows.length * ROW) / 2;
  const sound = rows.flatMap(({ fault }, index) => (fault ? [] : [wire(index, out)]));
  const stray = rows.findIndex(({ fault }) => fault);
  return (
    <svg
      className={clsx(styles.wires, lookOf({ place: 'absolute', shown: 'tabletUp' }))}
      aria-hidden="true"
      viewBox={`0 0 ${END} ${rows.length * ROW}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d={`${sound.join('')}M${TRUNK + BEND} ${out}H${END}`}
      />
      <path
        vectorEffect="non-scaling-stroke"
        strokeDasharray="2 5"
        d={`M${START} ${ROW * stray + ROW / 2}h34`}
      />
    </svg>
  );
}

/** The file's rows: as they were written, and as they were read. A phone has the signatures only. */
export function BulkFile() {
  const { file, rows, sound } = useDemo().payroll;
  return (
    <Box shown="tabletUp" className={clsx(styles.zone, styles.file)}>
      <Text.b size="large" weight="medium">
        {file}
      </Text.b>
      <Text size="small" tone="mute" tabular>
        {rows.length} rows read, {sound} valid, {rows.length - sound} set aside
      </Text>
      <Box place="relative" before={5}>
        <Box.ul rule="end">
          {rows.map(({ payee, iban, amount, fault }) => (
            <Spread.li
              key={iban}
              tone={fault ? 'mute' : 'bone'}
              size="fine"
              rule="start"
              items="middle"
              gap={4}
              className={styles.row}
            >
              <Text.code size="least" tone="mute" wrap="none" shown="wide" className={styles.raw}>
                {payee};{iban.replaceAll(' ', '')};{amount}
              </Text.code>
              <Station state={fault ? 'invalid' : 'ring'} />
              <Box.span flex="grow">{fault ?? payee}</Box.span>
              <Text.span tabular>{formatAmount(amount)}</Text.span>
            </Spread.li>
          ))}
        </Box.ul>
        <Wires rows={rows} />
      </Box>
    </Box>
  );
}
