import type { ReactNode } from 'react';
import type { Demo } from '#content/demo/schema.ts';
import { Box, Spread, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import { Lamp } from '../lines/lamp.tsx';
import styles from './iban-plates.module.css';

interface PlateProps extends Look {
  account: Demo['accounts'][number];
  children?: ReactNode;
}

function Plate({ account: { name, iban, currencies }, children, ...look }: PlateProps) {
  return (
    <Panel {...look} className={styles.plate}>
      <Spread.p size="small" gap={3}>
        {name}{' '}
        <Spread.span tone="mute" items="middle" gap={2}>
          {children ?? currencies.join(', ')}
        </Spread.span>
      </Spread.p>
      <Text mono wrap="none" before={3} className={styles.iban}>
        {iban}
      </Text>
    </Panel>
  );
}

/** Three dedicated IBANs of one company, the operating account in front; two on a phone. */
export function IbanPlates(place: Look) {
  const [operating, settlements, payroll] = useDemo().accounts;
  return (
    <Box {...place} data-drawing="iban-plates" aria-hidden="true">
      <Plate account={settlements} tone="mute" shown="tabletUp" />
      <Plate account={payroll} tone="text" />
      <Plate account={operating} tone="bone">
        <Lamp /> {t('drawings.receiving')}
      </Plate>
    </Box>
  );
}
