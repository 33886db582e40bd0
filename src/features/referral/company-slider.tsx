import { t } from '#words/words.ts';
import styles from './reward-calculator.module.css';

const MOST = 20;

/** The position of a number of companies on the line. */
const at = (companies: number): string => `${(100 * (companies - 1)) / (MOST - 1)}%`;

interface CompanySliderProps {
  companies: number;
  onChange: (companies: number) => void;
}

/** The number of companies as a line with a stop for each, in bone up to the present one. */
export function CompanySlider({ companies, onChange }: CompanySliderProps) {
  const stops = Array.from({ length: MOST }, (_, index) => index + 1);
  return (
    <div className={styles.slider}>
      <svg className={styles.line} overflow="visible" aria-hidden="true">
        <g className={styles.rest}>
          <line x1="-3000" x2="1000%" y1="22" y2="22" />
          {stops.map((stop) => (
            <circle key={stop} cx={at(stop)} cy="22" />
          ))}
        </g>
        <g className={styles.lit}>
          <line x1="-3000" x2={at(companies)} y1="22" y2="22" />
          {stops.slice(0, companies).map((stop) => (
            <circle key={stop} cx={at(stop)} cy="22" />
          ))}
        </g>
      </svg>
      <input
        className={styles.range}
        type="range"
        min={1}
        max={MOST}
        aria-label={t('referral.referred')}
        value={companies}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>1</span>
        <span>{MOST}</span>
      </p>
    </div>
  );
}
