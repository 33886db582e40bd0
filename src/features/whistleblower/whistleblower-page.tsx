import type { WhistleblowerPage as Texts } from '../../content/schemas/whistleblower.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Stack, Text } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Channels } from './channels.tsx';
import { Details } from './details.tsx';
import { Include } from './include.tsx';
import { Protection } from './protection.tsx';
import { Scope } from './scope.tsx';
import { Timings } from './timings.tsx';

interface WhistleblowerPageProps {
  texts: Texts;
  /** The confidential mailbox. */
  email: string;
}

/** `/whistleblower`: the legal timings as a line, the ways in, who is protected. Nothing is posted. */
export function WhistleblowerPage({ texts, email }: WhistleblowerPageProps) {
  return (
    <>
      <Section before={8}>
        <Frame grid>
          <Heading level={1} size="display" at={[1, 13]}>
            {texts.heading}
          </Heading>
          <Text size="lead" before={6} at={[1, 7]} tablet={[1, 8]}>
            {texts.lead}
          </Text>
          <Stack as="p" self="bottom" before={6} at={[10, 13]} tablet={[9, 13]}>
            <ButtonLink href={`mailto:${email}`} variant="fill">
              {texts.action}
            </ButtonLink>
          </Stack>
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
