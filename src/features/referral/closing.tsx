import { clsx } from 'clsx';
import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Dock } from '../../lines/dock.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';

interface ClosingProps {
  texts: ReferralPage['closing'];
  register: string;
}

/** For those who have no account to refer from: the lines dock in Register. */
export function Closing({ texts, register }: ClosingProps) {
  return (
    <Section className={clsx(layout.before9, layout.clip)} labelledBy="closing">
      <Frame className={layout.pad7}>
        <Heading level={2} size="display" id="closing">
          {texts.heading}
        </Heading>
        <p className={clsx(text.lead, layout.narrow, layout.before6)}>{texts.lead}</p>
        <Dock className={layout.before7}>
          <ButtonLink href={register} outbound="register" variant="lamp" size="large">
            {texts.register}
          </ButtonLink>
        </Dock>
      </Frame>
    </Section>
  );
}
