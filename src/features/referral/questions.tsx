import { clsx } from 'clsx';
import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import { WithMail } from './with-mail.tsx';

interface QuestionsProps {
  texts: ReferralPage['faq'];
  contact: string;
}

/** Questions that come up, folded. */
export function Questions({ texts, contact }: QuestionsProps) {
  return (
    <Section className={layout.before9} labelledBy="questions">
      <Frame grid>
        <div className={cell(1, 5)}>
          <Heading level={2} size="h3" id="questions">
            {texts.heading}
          </Heading>
          <p className={clsx(text.fine, text.mute, layout.pad4)}>
            <WithMail text={contact} />
          </p>
        </div>
        <div className={cell(6, 13)}>
          {texts.items.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Frame>
    </Section>
  );
}
