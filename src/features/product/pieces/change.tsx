import { Station } from '../../../lines/station.tsx';
import styles from './change.module.css';

interface ChangeProps {
  /** Which lines it holds: one by its name, the euro lines, or all three. */
  lines: 'swift' | 'sepa' | 'instant' | 'euro' | 'all';
  /** At the foot of the band instead of its top. */
  end?: boolean;
  /** Carries `--x`, where the SWIFT line runs. */
  className?: string | undefined;
}

const SPAN = { swift: 1, sepa: 1, instant: 1, euro: 2, all: 3 } as const;

/** A ring or capsule at the edge of its band: only under one may a line be lit or come to rest. */
export function Change({ lines, end = false, className }: ChangeProps) {
  return (
    <span
      className={[styles.change, className].filter(Boolean).join(' ')}
      data-change={lines}
      data-end={end || undefined}
      aria-hidden="true"
    >
      <Station span={SPAN[lines]} />
    </span>
  );
}
