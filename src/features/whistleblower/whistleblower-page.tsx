import type { WhistleblowerPage as Texts } from '../../content/schemas/whistleblower.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Channels } from './channels.tsx';
import { Details } from './details.tsx';
import { Include } from './include.tsx';
import { Protection } from './protection.tsx';
import { Scope } from './scope.tsx';
import { Timings } from './timings.tsx';
import styles from './whistleblower-page.module.css';

interface WhistleblowerPageProps {
  texts: Texts;
  /** The confidential mailbox. */
  email: string;
}

/** `/whistleblower`: the legal timings as a line, the ways in, who is protected. Nothing is posted. */
export function WhistleblowerPage({ texts, email }: WhistleblowerPageProps) {
  return (
    <>
      <Section className={styles.top}>
        <Frame grid>
          <Heading level={1} size="title" className={styles.heading}>
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
          <p className={styles.action}>
            <ButtonLink href={`mailto:${email}`} variant="fill">
              {texts.action}
            </ButtonLink>
          </p>
        </Frame>
      </Section>
      <Timings texts={texts.timings} />
      <Scope texts={texts.scope} />
      <Channels texts={texts.channels} />
      <Include texts={texts.include} />
      <Protection texts={texts.protected} retaliation={texts.retaliation} />
      <Details anonymity={texts.anonymity} data={texts.data} law={texts.law} />
    </>
  );
}
