import { clsx } from 'clsx';
import { LIT_STOP } from '#blocks/parts/part.tsx';
import type { ProductContent, ProductPart } from '#content/queries/product-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Stands } from '#drawings/lines/station.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './product.module.css';
import { WORDS } from './product-words.ts';

/** The page's name, beside the three lines coming in under the header. */
export function ProductOpening({ heading, lead }: Pick<ProductContent, 'heading' | 'lead'>) {
  return (
    <Section grid labelledBy="product" className={styles.opening} frame={styles.title}>
      <Lines light shown="tabletUp" className={styles.hero} />
      <Heading level={1} size="display" id="product" at={[1, 10]}>
        {heading}
      </Heading>
      <Text size="lead" before={7} measure="text" at={[3, 8]} tablet={[1, 8]}>
        {lead}
      </Text>
      <Text.ul
        size="least"
        shown="tabletUp"
        self="bottom"
        at={[11, 13]}
        className={styles.key}
        aria-hidden="true"
      >
        <Text.li tone="mute">SWIFT</Text.li>
        <Text.li tone="bone">SEPA</Text.li>
        <li>SEPA Instant</li>
      </Text.ul>
    </Section>
  );
}

/**
 * The page's map: one list on three thin lines, sticky beside the parts on a wide screen, the
 * strip's first stops on a phone.
 */
export function PartIndex({ parts }: { parts: readonly ProductPart[] }) {
  return (
    <Frame className={styles.index}>
      <Lines shown="narrow" className={clsx(styles.hero, lookOf({ shown: 'tabletUp' }))} />
      <nav aria-label={WORDS.index} data-index="" className={styles.map}>
        <Lines />
        <ol>
          {parts.map(({ anchor, label, rails }) => (
            <Text.li key={anchor} size="least" tone="mute" className={clsx(LIT_STOP, styles.stop)}>
              <a
                href={`#${anchor}`}
                className={clsx(styles.link, lookOf({ place: 'relative', flow: 'inline' }))}
              >
                {/* what has no rail has no stop on them */}
                {rails.length > 0 ? <Stands rails={rails} className={styles.ring} /> : null}
                {label}
              </a>
            </Text.li>
          ))}
        </ol>
      </nav>
    </Frame>
  );
}
