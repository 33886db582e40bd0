import { clsx } from 'clsx';
import { Lines } from '../../../lines/lines.tsx';
import type { Category } from '../../../tariff/schema/shape.ts';
import { Box, Spread, Stack, Text } from '../../../ui/layout/box.tsx';
import { Frame } from '../../../ui/section/section.tsx';
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
      <Spread phone="stack" size="small" tone="mute" at={[2, 12]}>
        <Box.p flex="grow" measure="narrow" pad={4}>
          {categories.length > 1 ? about : only?.summary}
        </Box.p>
        <Spread phone="stack">
          {categories.length > 1
            ? categories.map(({ id, label, criteria }, index) => (
                <div key={id} className={styles.criterion} data-column={categories.length - index}>
                  <Text.h3 size="small" className={styles.said}>
                    {label}
                  </Text.h3>
                  <Stack.ul gap={2}>
                    {criteria.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </Stack.ul>
                </div>
              ))
            : null}
        </Spread>
      </Spread>
    </Frame>
  );
}
