import { Lines } from '../../../lines/lines.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import { AUDIENCE_KEY } from '../address.ts';
import { AUDIENCE_LABELS } from '../labels.ts';
import type { Sheet } from '../sheet.ts';
import { PriceSheet } from './price-sheet.tsx';
import styles from './tariff.module.css';

interface TariffProps {
  /** Companies, then individuals. */
  sheets: readonly Sheet[];
  /** What the risk categories mean; stands beside their descriptions. */
  category: string;
}

/**
 * The price list. The switch, the categories and the filter are plain controls that the style sheet
 * reads; `connect.ts` keeps them in the address. Without a script both audiences stand below each
 * other with every category.
 */
export function Tariff({ sheets, category }: TariffProps) {
  return (
    <Section id="tariff" className={styles.tariff}>
      <Frame strip className={styles.top}>
        <Lines shape="straight" className={styles.right} />
        <fieldset className={styles.switch}>
          <legend className={styles.legend}>Prices for</legend>
          {sheets.map(({ audience }, index) => (
            <label key={audience} className={styles.choice}>
              <input
                className={styles.radio}
                type="radio"
                name={AUDIENCE_KEY}
                value={audience}
                defaultChecked={index === 0}
              />
              <span className={styles.name}>{AUDIENCE_LABELS[audience]}</span>
            </label>
          ))}
        </fieldset>
      </Frame>
      {sheets.map((sheet) => (
        <PriceSheet key={sheet.audience} sheet={sheet} category={category} />
      ))}
    </Section>
  );
}
