import { clsx } from 'clsx';
import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';

/** The terms, numbered, to be read and printed. */
export function Conditions({ texts }: { texts: ReferralPage['conditions'] }) {
  return (
    <Section className={layout.before9} labelledBy="conditions">
      <Frame>
        <Heading level={2} size="h2" id="conditions">
          {texts.heading}
        </Heading>
        <ol className={clsx(layout.two, layout.apart, layout.before7)}>
          {texts.items.map(({ title, text: about }, index) => (
            <li key={title} className={clsx(layout.between, layout.gap5, layout.pad5, layout.rule)}>
              <span className={text.mute} aria-hidden="true">
                {index + 1}
              </span>
              <div className={layout.grow}>
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <p className={clsx(text.fine, layout.before2)}>{about}</p>
              </div>
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
