import type { WhistleblowerPage as Texts } from '#content/schemas/whistleblower-schema.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Stack, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { RowList } from '#ui/row-list/row-list.tsx';
import { Section } from '#ui/section/section.tsx';
import { Channels } from './channels.tsx';
import { Protection } from './protection.tsx';
import { Scope } from './scope.tsx';
import { Timings } from './timings.tsx';
import styles from './whistleblower.module.css';

const ROW = { gap: 5, pad: 4, rule: 'start' } as const;

/** What a report should contain, as a numbered list. */
function Include({ texts }: { texts: Texts['include'] }) {
  return (
    <Section before={9} labelledBy="include" grid>
      <Box place="sticky" at={[1, 4]}>
        <Heading size="subsection" id="include">
          {texts.heading}
        </Heading>
        <Text measure="narrow" pad={5}>
          {texts.lead}
        </Text>
      </Box>
      <RowList items={texts.items} mark="number" row={ROW} tone="bone" at={[5, 13]} />
    </Section>
  );
}

const asParagraphs = (paragraphs: readonly string[]) =>
  paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);

/** Anonymity, data protection and the law, as disclosures. */
function Details({ anonymity, data, law }: Pick<Texts, 'anonymity' | 'data' | 'law'>) {
  const { href, label } = data.link;
  return (
    <Section before={9} grid>
      <Box phoneOrder="last" pad={5} at={[1, 5]}>
        <Text size="name">{law.label}</Text>
        <Text size="small" tone="mute" measure="narrow" before={2}>
          {law.text}
        </Text>
      </Box>
      <Box at={[6, 13]}>
        <Disclosure summary={<h2 className={styles.title}>{anonymity.heading}</h2>} open>
          {asParagraphs(anonymity.text)}
        </Disclosure>
        <Disclosure summary={<h2 className={styles.title}>{data.heading}</h2>}>
          {asParagraphs(data.text)}
          <p>
            <Link href={href} newTab={href.endsWith('.pdf')}>
              {label}
            </Link>
          </p>
        </Disclosure>
      </Box>
    </Section>
  );
}

interface WhistleblowerPageProps {
  texts: Texts;
  /** The address of the confidential mailbox. */
  email: string;
}

/**
 * `/whistleblower`: the legal time limits as a line, the reporting channels, and who is protected.
 * The page submits no data.
 */
export function WhistleblowerPage({ texts, email }: WhistleblowerPageProps) {
  return (
    <>
      <Section before={8} grid>
        <Heading level={1} size="display" at={[1, 13]}>
          {texts.heading}
        </Heading>
        <Text size="lead" at={[1, 7]} tablet={[1, 8]}>
          {texts.lead}
        </Text>
        <Stack.p self="bottom" before={6} at={[10, 13]} tablet={[9, 13]}>
          <ButtonLink href={`mailto:${email}`} variant="fill">
            {texts.action}
          </ButtonLink>
        </Stack.p>
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
