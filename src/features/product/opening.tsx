import type { ProductContent } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import journey from './journey.module.css';
import styles from './opening.module.css';

/** The page's name, beside the three lines coming in under the header. */
export function Opening({ heading, lead }: Pick<ProductContent, 'heading' | 'lead'>) {
  return (
    <Section className={styles.opening} labelledBy="product">
      <Frame grid className={styles.frame}>
        <Lines shape="straight" light className={[journey.atHero, styles.lines].join(' ')} />
        <Heading level={1} size="title" id="product" className={styles.heading}>
          {heading}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.key} aria-hidden="true">
          <li>SWIFT</li>
          <li>SEPA</li>
          <li>SEPA Instant</li>
        </ul>
      </Frame>
    </Section>
  );
}
