import type { Category } from '../../../content/schemas/fees.ts';
import { Lines } from '../../../lines/lines.tsx';
import { Frame } from '../../../ui/section/section.tsx';
import styles from './criteria.module.css';

interface CriteriaProps {
  categories: readonly Category[];
  text: string;
}

/** What puts a business in each column, in the columns. */
export function Criteria({ categories, text }: CriteriaProps) {
  const [only] = categories;
  return (
    <Frame strip className={styles.frame}>
      <Lines shape="straight" className={styles.right} />
      <Lines shape="bend" className={styles.filtered} />
      <div className={styles.body}>
        <p className={styles.text}>{categories.length > 1 ? text : only?.summary}</p>
        {categories.length > 1
          ? categories.map(({ id, label, criteria }, index) => (
              <div key={id} className={styles.category} data-column={index}>
                <h3 className={styles.label}>{label}</h3>
                <ul>
                  {criteria.map((item) => (
                    <li key={item} className={styles.item}>
                      {item}
                    </li>
                  ))}
                </ul>
              </div>
            ))
          : null}
      </div>
    </Frame>
  );
}
