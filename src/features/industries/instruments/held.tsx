import { clsx } from 'clsx';
import type { Flow } from '../../../content/queries/industries.ts';
import type { Examples } from '../../../content/schemas/industries-page.ts';
import { formatMoney } from '../../../tariff/money.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
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
    <div
      className={clsx(styles.held, text.small, text.tabular, className)}
      data-drawing="held"
      aria-hidden="true"
    >
      <div>
        <p className={text.name}>{example.held}</p>
        <p className={clsx(styles.readout, text.nowrap, layout.before2)}>
          {formatMoney(received(flow, 'held'))}
        </p>
      </div>
      <div>
        <p className={text.bone}>{example.released}</p>
        {example.signatures.map((signature) => (
          <p key={signature} className={clsx(styles.signed, layout.before2)}>
            {signature}
          </p>
        ))}
      </div>
    </div>
  );
}
