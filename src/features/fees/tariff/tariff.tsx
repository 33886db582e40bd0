import { clsx } from 'clsx';
import { Lines } from '../../../lines/lines.tsx';
import { AUDIENCE_LABELS } from '../../../tariff/names.ts';
import { lookOf } from '../../../ui/layout/look.ts';
import { Frame, Section } from '../../../ui/section/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { AUDIENCE_KEY } from '../address.ts';
import type { Sheet } from '../sheet.ts';
import controls from './controls.module.css';
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
      <Frame grid strip>
        <Lines shape="straight" className={styles.right} />
        <fieldset
          className={clsx(
            controls.control,
            lookOf({ gap: 5, pad: 4, before: 6, at: [2, 12], flow: 'inline' }),
          )}
        >
          <legend>
            <VisuallyHidden>Prices for</VisuallyHidden>
          </legend>
          {sheets.map(({ audience }, index) => (
            <label
              key={audience}
              className={clsx(
                controls.choice,
                controls.name,
                lookOf({ tone: 'mute', place: 'relative' }),
              )}
            >
              <input
                className={clsx(controls.radio, lookOf({ place: 'cover', measure: 'full' }))}
                type="radio"
                name={AUDIENCE_KEY}
                value={audience}
                defaultChecked={index === 0}
              />
              {AUDIENCE_LABELS[audience]}
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
