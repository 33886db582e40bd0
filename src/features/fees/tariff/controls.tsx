import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { audienceLabel, audienceWords } from '#tariff/names.ts';
import { FILTER_KEY } from '#ui/browser/address.ts';
import { SearchIcon } from '#ui/icon/search-icon.tsx';
import { Inline, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Frame } from '#ui/section/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import { AUDIENCE_KEY, CATEGORY_KEY } from '../fee-keys.ts';
import type { Sheet } from '../sheet.ts';
import styles from './controls.module.css';
import tariff from './tariff-section.module.css';

const CATEGORY = { size: 'small', tone: 'mute', place: 'relative' } as const;

/** A radio button that invisibly covers its label. */
function RadioOption({ className, children, ...radio }: ComponentProps<'input'>) {
  return (
    <label className={clsx(styles.choice, className)}>
      <input
        className={clsx(styles.radio, lookOf({ place: 'cover', measure: 'full' }))}
        type="radio"
        {...radio}
      />
      {children}
    </label>
  );
}

function Legend({ children }: { children: string }) {
  return (
    <legend>
      <VisuallyHidden>{children}</VisuallyHidden>
    </legend>
  );
}

/** The switch between the audiences. */
export function AudienceSwitch({ sheets }: { sheets: readonly Sheet[] }) {
  const look = lookOf({ gap: 5, pad: 4, before: 6, at: [2, 12], flow: 'inline' });
  const name = clsx(styles.name, lookOf({ tone: 'mute', place: 'relative' }));
  return (
    <fieldset className={clsx(styles.control, look)}>
      <Legend>{t('fees.pricesOf')}</Legend>
      {sheets.map(({ audience }, index) => (
        <RadioOption
          key={audience}
          name={AUDIENCE_KEY}
          value={audience}
          defaultChecked={index === 0}
          className={name}
        >
          {audienceLabel(audience)}
        </RadioOption>
      ))}
    </fieldset>
  );
}

function Filter({ sheet: { audience, groups } }: { sheet: Sheet }) {
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const look = lookOf({ tone: 'mute', gap: 3, flex: 'grow', flow: 'inline' });
  return (
    <label className={clsx(styles.choice, styles.filter, look)}>
      <SearchIcon />
      <input
        className={clsx(styles.input, lookOf({ flex: 'grow' }))}
        type="search"
        name={FILTER_KEY}
        autoComplete="off"
        aria-label={t('fees.filter', { audience: audienceWords(audience) })}
        placeholder={t('fees.filterLines', { count })}
      />
      <Text.span size="small" tabular role="status" data-status />
    </label>
  );
}

/** The sticky head of the price list: the filter, and a column for each category. */
export function PriceBar({ sheet }: { sheet: Sheet }) {
  const { audience, categories } = sheet;
  const { categoryLabel } = sheet.tariff;
  return (
    <div className={clsx(styles.sticky, styles.control)} data-bar="">
      <Frame grid>
        <Inline at={[2, 12]} className={styles.bar}>
          <Filter sheet={sheet} />
          {categories.length > 1 ? (
            <fieldset className={clsx(styles.categories, lookOf({ flow: 'spread' }))}>
              <Legend>{categoryLabel?.one ?? t('fees.category')}</Legend>
              {categories.map(({ id, label }, index) => (
                <RadioOption
                  key={id}
                  // each audience has its own group of radio buttons
                  name={`${audience}-${CATEGORY_KEY}`}
                  value={id}
                  data-pick={categories.length - index}
                  defaultChecked={index === 0}
                  className={clsx(styles.category, lookOf(CATEGORY))}
                >
                  <i className={tariff.ring} aria-hidden="true" />
                  {label}
                </RadioOption>
              ))}
            </fieldset>
          ) : (
            <Text {...CATEGORY} shown="tabletUp" className={styles.category}>
              {t('fees.price')}
            </Text>
          )}
        </Inline>
      </Frame>
    </div>
  );
}
