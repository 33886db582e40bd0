import { useEffect, useRef, useState } from 'react';
import type { Reward } from '#content/queries/referral-query.ts';
import type { Currency } from '#tariff/money.ts';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import { Figure } from '#ui/figure/figure.tsx';
import { Box } from '#ui/layout/box.tsx';
import { Frame } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import { earned } from './earned.ts';
import styles from './reward-calculator.module.css';

const MOST = 20;

/** The position of a number of companies on the line. */
const at = (companies: number): string => `${(100 * (companies - 1)) / (MOST - 1)}%`;

interface CompanySliderProps {
  companies: number;
  onChange: (companies: number) => void;
}

/** The number of companies as a line with a stop for each, in bone up to the present one. */
function CompanySlider({ companies, onChange }: CompanySliderProps) {
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

interface RewardCalculatorProps {
  /** The reward for one company, by category. */
  rewards: readonly Reward[];
  /** What the tariff calls its categories. */
  legend: string;
  months: number;
  currency: Currency;
}

/**
 * The reward for a number of companies of one category. Without scripts it shows that of one
 * company of the first category.
 */
export function RewardCalculator({ rewards, legend, months, currency }: RewardCalculatorProps) {
  const [companies, setCompanies] = useState(1);
  const [id, setId] = useState(rewards[0]?.id);
  const controls = useRef<HTMLDivElement>(null);

  // Takes over what was entered before hydration, or restored by the browser.
  useEffect(() => {
    const fields = controls.current?.querySelectorAll('input') ?? [];
    for (const { type, valueAsNumber, checked, value } of fields) {
      if (type === 'range') setCompanies(valueAsNumber);
      else if (checked) setId(value);
    }
  }, []);

  const chosen = rewards.find((reward) => reward.id === id);
  if (!chosen) throw new Error('expected a tariff with at least one category');
  const { month, total } = earned({ amount: chosen.amount, companies, months, currency });
  const period = t('referral.earned', { months, sum: month });
  return (
    <Frame grid before={8} className={styles.calculator}>
      {/* Keys replace a figure whose text a translation by the browser has replaced. */}
      <Figure
        key={companies}
        size="figure"
        at={[1, 7]}
        className={styles.companies}
        value={String(companies)}
        label={
          <span className={styles.label}>
            {t('referral.companies', { count: companies, category: chosen.words })}
          </span>
        }
      />
      <div ref={controls} className={styles.controls} data-screen="">
        <CompanySlider companies={companies} onChange={setCompanies} />
        {rewards.length > 1 ? (
          <Choice
            legend={legend}
            name="reward-category"
            options={rewards.map(({ id: value, category: label }) => ({ value, label }))}
            value={chosen.id}
            onChange={setId}
          />
        ) : null}
      </div>
      <Box at={[7, 13]} phoneOrder="first" className={styles.earned}>
        <Figure
          key={total}
          size="figure"
          value={total}
          label={<span className={styles.label}>{period}</span>}
        />
        <Announcement text={`${total} ${period}`} />
      </Box>
    </Frame>
  );
}
