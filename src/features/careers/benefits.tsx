import { clsx } from 'clsx';
import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Figure } from '../../ui/figure/figure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';

/** What comes with a seat: six readouts. */
export function Benefits({ texts }: { texts: CareersPage['benefits'] }) {
  return (
    <Section className={layout.before9} labelledBy="benefits">
      <Frame>
        <Heading level={2} size="h2" id="benefits">
          {texts.heading}
        </Heading>
        <ul
          className={clsx(
            layout.three,
            layout.tabletTwo,
            layout.apart,
            layout.ruleEnd,
            layout.before7,
          )}
        >
          {texts.items.map(({ value, unit, label, text: about }) => (
            <li key={label} className={clsx(layout.rule, layout.pad6)}>
              <Figure value={value} unit={unit} label={label} size="large" />
              <p className={clsx(text.fine, layout.narrow, layout.before2)}>{about}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
