import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { WithMail } from './with-mail.tsx';

interface QuestionsProps {
  texts: ReferralPage['faq'];
  contact: string;
}

/** Questions that come up, folded. */
export function Questions({ texts, contact }: QuestionsProps) {
  return (
    <Section before={9} labelledBy="questions">
      <Frame grid>
        <Box at={[1, 5]}>
          <Heading level={2} size="h3" id="questions">
            {texts.heading}
          </Heading>
          <Text size="fine" tone="mute" pad={4}>
            <WithMail text={contact} />
          </Text>
        </Box>
        <Box at={[6, 13]}>
          {texts.items.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </Box>
      </Frame>
    </Section>
  );
}
