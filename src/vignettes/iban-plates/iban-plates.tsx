import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Demo } from '../../demo/schema.ts';
import { Lamp } from '../../lines/lamp.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Panel } from '../../ui/panel/panel.tsx';
import text from '../../ui/text/text.module.css';
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
      <p className={clsx(text.small, layout.between, layout.gap3)}>
        {name}{' '}
        <span className={clsx(text.mute, layout.between, layout.middle, layout.gap2)}>
          {children}
        </span>
      </p>
      <p className={clsx(styles.iban, text.mono, text.nowrap, layout.before3)}>{iban}</p>
    </Panel>
  );
}

/** Three dedicated IBANs of one company, the operating account in front; on a phone two. */
export function IbanPlates({ className }: { className?: string | undefined }) {
  const [operating, settlements, payroll] = useDemo().accounts;
  return (
    <div className={className} data-drawing="iban-plates" aria-hidden="true">
      <Plate account={settlements} tone={text.mute} className={layout.noPhone}>
        {settlements.currencies.join(', ')}
      </Plate>
      <Plate account={payroll} tone={text.text}>
        {payroll.currencies.join(', ')}
      </Plate>
      <Plate account={operating} tone={text.bone}>
        <Lamp /> receiving
      </Plate>
    </div>
  );
}
