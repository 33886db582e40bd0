import { clsx } from 'clsx';
import type { ProductContent } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import journey from './journey.module.css';

/** The page's name, beside the three lines coming in under the header. */
export function Opening({ heading, lead }: Pick<ProductContent, 'heading' | 'lead'>) {
  return (
    <Section className={journey.opening} labelledBy="product">
      <Frame grid className={journey.title}>
        <Lines
          shape="straight"
          light
          className={clsx(journey.hero, lookOf({ shown: 'tabletUp' }))}
        />
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
          className={journey.key}
          aria-hidden="true"
        >
          <Text.li tone="mute">SWIFT</Text.li>
          <Text.li tone="bone">SEPA</Text.li>
          <li>SEPA Instant</li>
        </Text.ul>
      </Frame>
    </Section>
  );
}
