import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Dock } from '../../lines/dock.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  texts: ReferralPage['closing'];
  register: string;
}

/** For those who have no account to refer from: the lines dock in Register. */
export function Closing({ texts, register }: ClosingProps) {
  return (
    <Section className={styles.section} labelledBy="closing">
      <Frame>
        <Heading level={2} size="display" id="closing">
          {texts.heading}
        </Heading>
        <p className={styles.lead}>{texts.lead}</p>
        <Dock className={styles.dock}>
          <ButtonLink href={register} outbound="register" variant="lamp" size="large">
            {texts.register}
          </ButtonLink>
        </Dock>
      </Frame>
    </Section>
  );
}
