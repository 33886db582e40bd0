import { clsx } from 'clsx';
import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';

/** What a report should say: a numbered sheet. */
export function Include({ texts }: { texts: WhistleblowerPage['include'] }) {
  return (
    <Section className={layout.before9} labelledBy="include">
      <Frame grid>
        <div className={clsx(layout.sticky, cell(1, 4))}>
          <Heading level={2} size="h3" id="include">
            {texts.heading}
          </Heading>
          <p className={clsx(layout.narrow, layout.pad5)}>{texts.lead}</p>
        </div>
        <ol className={clsx(layout.two, layout.apart, cell(5, 13))}>
          {texts.items.map((item, index) => (
            <li
              key={item}
              className={clsx(text.bone, layout.between, layout.gap5, layout.pad4, layout.rule)}
            >
              <span className={text.mute} aria-hidden="true">
                {index + 1}
              </span>
              <span className={layout.grow}>{item}</span>
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
