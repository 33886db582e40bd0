import { clsx } from 'clsx';
import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';

/** How we hire: a ledger of promises beside a heading that stays in view. */
export function Hiring({ texts }: { texts: CareersPage['hiring'] }) {
  return (
    <Section className={layout.before9} labelledBy="hiring">
      <Frame grid>
        <div className={clsx(layout.stickyWide, cell(1, 5, [1, 12]))}>
          <Heading level={2} size="h3" id="hiring">
            {texts.heading}
          </Heading>
          <p className={clsx(layout.narrow, layout.pad5)}>{texts.lead}</p>
        </div>
        <ul className={clsx(layout.rule, cell(6, 13, [1, 13]))}>
          {texts.items.map(({ title, text }) => (
            <li key={title} className={clsx(layout.two, layout.gap2, layout.pad5, layout.ruleEnd)}>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
