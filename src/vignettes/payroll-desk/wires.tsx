import { PAYROLL_FILE } from '../demo.ts';
import styles from './payroll-desk.module.css';

/** As high as a row of the file in the style sheet, so that each wire leaves its row's middle. */
const ROW = 52;
const BEND = 20;
const TRUNK = 62;

const { rows } = PAYROLL_FILE;
const out = (rows.length * ROW) / 2;

/** From a row's middle to the trunk, towards the way out. */
function wire(index: number): string {
  const y = ROW * index + ROW / 2;
  const towards = y < out ? 1 : -1;
  return `M0 ${y}H${TRUNK - BEND}q${BEND} 0 ${BEND} ${towards * BEND}V${out - towards * BEND}q0 ${towards * BEND} ${BEND} ${towards * BEND}`;
}

/** The valid rows join and leave as one payment; the invalid one stays behind. */
export function Wires() {
  const sound = rows.flatMap(({ fault }, index) => (fault ? [] : [wire(index)]));
  const stray = rows.findIndex(({ fault }) => fault);
  return (
    <div className={styles.wires}>
      <svg
        className={styles.drawing}
        aria-hidden="true"
        viewBox={`0 0 120 ${rows.length * ROW}`}
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path
          vectorEffect="non-scaling-stroke"
          d={`${sound.join('')}M${TRUNK + BEND} ${out}H120`}
        />
        <path
          vectorEffect="non-scaling-stroke"
          strokeDasharray="2 5"
          d={`M0 ${ROW * stray + ROW / 2}H34`}
        />
      </svg>
    </div>
  );
}
