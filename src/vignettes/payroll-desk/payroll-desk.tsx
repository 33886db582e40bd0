import type { Look } from '../../ui/layout/look.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { BulkFile } from './bulk-file.tsx';
import styles from './payroll-desk.module.css';
import { Seats } from './seats.tsx';
import { SignatureGate } from './signature-gate.tsx';

/** A payroll file on its way to release: rows checked, two of three signatures, four seats. */
export function PayrollDesk(place: Look) {
  return (
    <Panel {...place} drawing="payroll-desk" className={styles.panel}>
      <div className={styles.desk}>
        <BulkFile />
        <SignatureGate />
      </div>
      <Seats />
    </Panel>
  );
}
