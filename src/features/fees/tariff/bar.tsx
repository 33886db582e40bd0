import { clsx } from 'clsx';
import { AUDIENCE_LABELS } from '../../../tariff/names.ts';
import { Box, Inline, Text } from '../../../ui/layout/box.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { lookOf } from '../../../ui/layout/look.ts';
import text from '../../../ui/layout/text.module.css';
import { Frame } from '../../../ui/section/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { CATEGORY_KEY, FILTER_KEY } from '../address.ts';
import type { Sheet } from '../sheet.ts';
import styles from './controls.module.css';
import tariff from './tariff.module.css';

function Glass() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle cx="6.5" cy="6.5" r="4.7" stroke="currentColor" strokeWidth="1.6" />
      <path d="m10 10 5 5" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

/** The head of the price list that stays in view: the filter, and a column for each category. */
export function Bar({ sheet: { audience, categories, counts } }: { sheet: Sheet }) {
  const category = clsx(styles.category, text.small, text.mute, layout.relative);
  return (
    <div className={clsx(styles.sticky, styles.control)}>
      <Frame grid strip>
        <Inline at={[2, 12]} className={styles.bar}>
          <label
            className={clsx(
              styles.choice,
              styles.filter,
              lookOf({ tone: 'mute', gap: 3, flex: 'grow', flow: 'inline' }),
            )}
          >
            <Glass />
            <VisuallyHidden>
              {`Filter the prices for ${AUDIENCE_LABELS[audience].toLowerCase()}`}
            </VisuallyHidden>
            <input
              className={clsx(styles.input, lookOf({ flex: 'grow' }))}
              type="search"
              name={FILTER_KEY}
              autoComplete="off"
              placeholder={`Filter ${counts.lines} lines`}
            />
            <Text.span size="small" tabular role="status" data-status />
          </label>
          {categories.length > 1 ? (
            <fieldset className={clsx(styles.categories, lookOf({ flow: 'spread' }))}>
              <legend>
                <VisuallyHidden>Risk category</VisuallyHidden>
              </legend>
              {categories.map(({ id, label }, index) => (
                <label key={id} className={clsx(styles.choice, category)}>
                  <input
                    className={clsx(styles.radio, lookOf({ place: 'cover', measure: 'full' }))}
                    type="radio"
                    name={CATEGORY_KEY}
                    value={id}
                    data-pick={categories.length - index}
                    defaultChecked={index === 0}
                  />
                  <i className={tariff.ring} aria-hidden="true" />
                  {label}
                </label>
              ))}
            </fieldset>
          ) : (
            <Box.p shown="tabletUp" className={category}>
              Price
            </Box.p>
          )}
        </Inline>
      </Frame>
    </div>
  );
}
