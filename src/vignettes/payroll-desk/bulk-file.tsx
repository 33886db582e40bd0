import { clsx } from 'clsx';
import { Station } from '../../lines/station.tsx';
import { formatAmount } from '../../tariff/money.ts';
import { Box, Spread, Text } from '../../ui/layout/box.tsx';
import { useDemo } from '../demo.ts';
import styles from './payroll-desk.module.css';
import { Wires } from './wires.tsx';

/** The file's rows: as they were written, and as they were read. */
export function BulkFile() {
  const { file, rows, sound } = useDemo().payroll;
  return (
    <div className={clsx(styles.zone, styles.file)}>
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
    </div>
  );
}
