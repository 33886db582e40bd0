import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Demo } from '../../demo/schema.ts';
import { Lamp } from '../../lines/lamp.tsx';
import { Box, Spread, Text } from '../../ui/layout/box.tsx';
import { lookOf, type Placed } from '../../ui/layout/look.ts';
import text from '../../ui/layout/text.module.css';
import { Panel } from '../../ui/panel/panel.tsx';
import { useDemo } from '../demo.ts';
import styles from './iban-plates.module.css';

interface PlateProps {
  account: Demo['accounts'][number];
  tone: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

function Plate({ account: { name, iban }, tone, className, children }: PlateProps) {
  return (
    <Panel className={clsx(styles.plate, tone, className)}>
      <Spread.p size="small" gap={3}>
        {name}{' '}
        <Spread.span tone="mute" items="middle" gap={2}>
          {children}
        </Spread.span>
      </Spread.p>
      <Text mono wrap="none" before={3} className={styles.iban}>
        {iban}
      </Text>
    </Panel>
  );
}

/** Three dedicated IBANs of one company, the operating account in front; on a phone two. */
export function IbanPlates(place: Placed) {
  const [operating, settlements, payroll] = useDemo().accounts;
  return (
    <Box {...place} data-drawing="iban-plates" aria-hidden="true">
      <Plate account={settlements} tone={text.mute} className={lookOf({ shown: 'tabletUp' })}>
        {settlements.currencies.join(', ')}
      </Plate>
      <Plate account={payroll} tone={text.text}>
        {payroll.currencies.join(', ')}
      </Plate>
      <Plate account={operating} tone={text.bone}>
        <Lamp /> receiving
      </Plate>
    </Box>
  );
}
