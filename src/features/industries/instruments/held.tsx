import { clsx } from 'clsx';
import type { Flow } from '../../../content/queries/industries.ts';
import type { Examples } from '../../../content/schemas/industries-page.ts';
import { formatMoney } from '../../../tariff/money.ts';
import { Box, Text } from '../../../ui/layout/box.tsx';
import { received } from '../sums.ts';
import styles from './instruments.module.css';

interface HeldProps {
  example: Examples['consulting'];
  flow: Flow;
  className?: string | undefined;
}

/** The sum that waits on the client-money IBAN, in a capsule: nothing leaves it unsigned. */
export function Held({ example, flow, className }: HeldProps) {
  return (
    <Text.div
      size="small"
      tabular
      className={clsx(styles.held, className)}
      data-drawing="held"
      aria-hidden="true"
    >
      <div>
        <Text size="name">{example.held}</Text>
        <Text wrap="none" before={2} className={styles.readout}>
          {formatMoney(received(flow, 'held'))}
        </Text>
      </div>
      <div>
        <Text tone="bone">{example.released}</Text>
        {example.signatures.map((signature) => (
          <Box.p key={signature} before={2} className={styles.signed}>
            {signature}
          </Box.p>
        ))}
      </div>
    </Text.div>
  );
}
