import { clsx } from 'clsx';
import type { WhistleblowerPage as Texts } from '../../content/schemas/whistleblower.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
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
      <Section className={layout.before8}>
        <Frame grid>
          <Heading level={1} size="display" className={cell(1, 13)}>
            {texts.heading}
          </Heading>
          <p className={clsx(text.lead, layout.before6, cell(1, 7, [1, 8]))}>{texts.lead}</p>
          <p className={clsx(layout.stack, layout.atBottom, layout.before6, cell(10, 13, [9, 13]))}>
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
