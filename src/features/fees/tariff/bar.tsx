import { Frame } from '../../../ui/section/section.tsx';
import { CATEGORY_KEY, FILTER_KEY } from '../address.ts';
import { AUDIENCE_LABELS } from '../labels.ts';
import type { Sheet } from '../sheet.ts';
import styles from './bar.module.css';

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
  return (
    <div className={styles.sticky}>
      <Frame strip>
        <div className={styles.bar}>
          <label className={styles.filter}>
            <Glass />
            <span className={styles.hidden}>
              {`Filter the prices for ${AUDIENCE_LABELS[audience].toLowerCase()}`}
            </span>
            <input
              className={styles.input}
              type="search"
              name={FILTER_KEY}
              autoComplete="off"
              placeholder={`Filter ${counts.lines} lines`}
            />
            <span className={styles.status} role="status" data-status />
          </label>
          {categories.length > 1 ? (
            <fieldset className={styles.categories}>
              <legend className={styles.hidden}>Risk category</legend>
              {categories.map(({ id, label }, index) => (
                <label key={id} className={styles.category}>
                  <input
                    className={styles.radio}
                    type="radio"
                    name={CATEGORY_KEY}
                    value={id}
                    data-pick={index}
                    defaultChecked={index === 0}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          ) : (
            <p className={styles.single}>Price</p>
          )}
        </div>
      </Frame>
    </div>
  );
}
