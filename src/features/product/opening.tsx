import { clsx } from 'clsx';
import type { ProductContent } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import journey from './journey.module.css';

/** The page's name, beside the three lines coming in under the header. */
export function Opening({ heading, lead }: Pick<ProductContent, 'heading' | 'lead'>) {
  return (
    <Section className={journey.opening} labelledBy="product">
      <Frame grid className={journey.title}>
        <Lines shape="straight" light className={clsx(journey.hero, layout.noPhone)} />
        <Heading level={1} size="display" id="product" className={cell(1, 10)}>
          {heading}
        </Heading>
        <p className={clsx(text.lead, layout.before7, layout.measure, cell(3, 8, [1, 8]))}>
          {lead}
        </p>
        <ul
          className={clsx(text.least, layout.noPhone, layout.atBottom, journey.key, cell(11, 13))}
          aria-hidden="true"
        >
          <li className={text.mute}>SWIFT</li>
          <li className={text.bone}>SEPA</li>
          <li>SEPA Instant</li>
        </ul>
      </Frame>
    </Section>
  );
}
