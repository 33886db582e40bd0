import { clsx } from 'clsx';
import { Lines } from '../../../lines/lines.tsx';
import type { Category } from '../../../tariff/schema/shape.ts';
import { cell } from '../../../ui/layout/cell.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Frame } from '../../../ui/section/section.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './tariff.module.css';

interface CriteriaProps {
  categories: readonly Category[];
  about: string;
}

/** What puts a business in each column, in the columns. */
export function Criteria({ categories, about }: CriteriaProps) {
  const [only] = categories;
  return (
    <Frame grid strip className={styles.criteria}>
      <Lines shape="straight" className={clsx(styles.right, styles.whole)} />
      <Lines shape="bend" className={clsx(styles.over, styles.filtered)} />
      <div className={clsx(layout.between, layout.phoneStack, text.small, text.mute, cell(2, 12))}>
        <p className={clsx(layout.grow, layout.narrow, layout.pad4)}>
          {categories.length > 1 ? about : only?.summary}
        </p>
        <div className={clsx(layout.between, layout.phoneStack)}>
          {categories.length > 1
            ? categories.map(({ id, label, criteria }, index) => (
                <div key={id} className={styles.criterion} data-column={categories.length - index}>
                  <h3 className={clsx(styles.said, text.small)}>{label}</h3>
                  <ul className={clsx(layout.stack, layout.gap2)}>
                    {criteria.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </div>
              ))
            : null}
        </div>
      </div>
    </Frame>
  );
}
