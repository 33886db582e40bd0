import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Dock } from '../../lines/dock.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';

interface ClosingProps {
  texts: ReferralPage['closing'];
  register: string;
}

/** For those who have no account to refer from: the lines dock in Register. */
export function Closing({ texts, register }: ClosingProps) {
  return (
    <Section before={9} clip labelledBy="closing">
      <Frame pad={7}>
        <Heading level={2} size="display" id="closing">
          {texts.heading}
        </Heading>
        <Text size="lead" measure="narrow" before={6}>
          {texts.lead}
        </Text>
        <Dock className={lookOf({ before: 7 })}>
          <ButtonLink href={register} outbound="register" variant="lamp" size="large">
            {texts.register}
          </ButtonLink>
        </Dock>
      </Frame>
    </Section>
  );
}
