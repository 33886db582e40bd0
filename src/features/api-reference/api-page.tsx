import { clsx } from 'clsx';
import board from '#blocks/board/board.module.css';
import { Closing } from '#blocks/closing/closing.tsx';
import { ProseCode } from '#blocks/prose/code/prose-code.tsx';
import type { ApiPageContent } from '#content/queries/api-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { TitledText } from '#ui/heading/titled-text.tsx';
import { Box, Inline, Split, Stack, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { MoreLink } from '#ui/link/link.tsx';
import { Way } from '#ui/row/row.tsx';
import { FactList, ListRow } from '#ui/row-list/row-list.tsx';
import { Frame, Section, TitledSection } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './api.module.css';
import { Exchange, onLive } from './exchange.tsx';
import { Scenarios } from './scenarios.tsx';
import { Topics } from './topics.tsx';

/** On the right of the lines. */
const BESIDE = { at: [2, 13] } as const;
const ABOUT = { size: 'fine', tone: 'mute', before: 1 } as const;

/** The page's opening: the lines come in at the right and turn down to the exchange below. */
function ApiOpening({ content }: { content: ApiPageContent }) {
  const { title, code } = content.call;
  return (
    <Section grid strip pad={8} frame={clsx(board.opening, styles.title)}>
      <Lines from="right" to="centre" className={styles.enter} />
      <Heading size="hero" at={[1, 8]} tablet={[1, 10]}>
        {content.heading}
      </Heading>
      <Box before={7} at={[1, 6]} tablet={[1, 9]}>
        <Text size="lead">{content.lead}</Text>
        <Inline.p gap={5} before={6}>
          <ButtonLink variant="lamp" href={content.sandboxHref}>
            {t('api.sandbox')}
          </ButtonLink>
          <MoreLink
            to={
              content.reference
                ? { label: content.reference.titles.heading, href: '#reference' }
                : content.errors.link
            }
          />
        </Inline.p>
      </Box>
      <Box before={7} at={[7, 12]} tablet={[1, 10]} className={clsx(styles.message, styles.call)}>
        <ProseCode title={title} code={code.trimEnd()} language="bash" />
      </Box>
    </Section>
  );
}

/** What an API key can do, and what it cannot; here all lines are lit again, at an interchange. */
function Abilities({ cando }: Pick<ApiPageContent, 'cando'>) {
  const dotted = <Station state="dotted" />;
  return (
    <Section labelledBy="abilities">
      <Frame pad={8}>
        <Lines from="centre" to="left" lines={onLive()} shown="wide" className={styles.turn} />
        {/* on a narrow screen the lines are already on the left */}
        <Lines lines={onLive()} shown="narrow" />
      </Frame>
      <Frame grid strip>
        <Lines />
        <Station rail={0} span="all" place="absolute" className={styles.change} />
        <Heading size="section" id="abilities" at={[2, 12]}>
          {cando.heading}
        </Heading>
        <Box.ul pad={7} at={[2, 13]}>
          {cando.items.map(({ title, text }) => (
            <Split.li key={title} of={2} gap={2} items="baseline" rule="start" pad={5}>
              <TitledText title={title} size="subsection" text={text} look={{ measure: 'text' }} />
            </Split.li>
          ))}
          {cando.not.map((text) => (
            <ListRow key={text} mark={dotted} tone="bone" rule="start" pad={5}>
              <p>{text}</p>
            </ListRow>
          ))}
        </Box.ul>
      </Frame>
    </Section>
  );
}

interface WaysProps extends Omit<Look, 'items' | 'of'> {
  items: readonly { readonly label: string; readonly href: string; readonly text: string }[];
}

/** Links in four columns if they leave no incomplete row, otherwise in three. */
function Ways({ items, ...look }: WaysProps) {
  return (
    <Split.ul of={items.length % 4 === 0 ? 4 : 3} tabletTwo apart {...look}>
      {items.map((way) => (
        <Way key={way.href} {...way} size="name" look={ABOUT} row pad={4} />
      ))}
    </Split.ul>
  );
}

/** The index of the reference: its guides, its resources, and the files to download. */
function ReferenceIndex({ texts }: { texts: NonNullable<ApiPageContent['reference']> }) {
  const { titles, guides, resources } = texts;
  const groups = [
    { title: titles.guides, ways: guides },
    { title: titles.resources, ways: resources },
    { title: titles.files, ways: titles.downloads },
  ];
  return (
    <TitledSection id="reference" title={titles.heading} head={BESIDE} grid strip="ends" pad={8}>
      <Lines />
      <Text size="lead" before={5} measure="text" {...BESIDE}>
        {titles.lead}
      </Text>
      {groups.map(({ title, ways }) => (
        <Box key={title} before={7} {...BESIDE}>
          <Heading size="minor" level={3}>
            {title}
          </Heading>
          <Ways items={ways} before={3} />
        </Box>
      ))}
    </TitledSection>
  );
}

/** The two environments: the sandbox, without a rail, and the live one, with real money. */
function Environments({ texts }: { texts: ApiPageContent['environments'] }) {
  const head = { at: [2, 7], tablet: [2, 13] } as const;
  return (
    <TitledSection
      id="environments"
      title={texts.heading}
      size="subsection"
      head={head}
      grid
      strip
      pad={8}
    >
      <Lines />
      <Text before={2} at={[8, 13]} tablet={[2, 13]}>
        {texts.lead}
      </Text>
      <Box.ul before={7} at={[2, 13]}>
        {texts.items.map(({ name, address, key, money, text }, index) => (
          <Stack.li
            key={name}
            phone="block"
            pad={6}
            className={styles.place}
            data-money={index === 0 ? 'none' : 'real'}
          >
            <Heading size="minor">{name}</Heading>
            <div>
              <Text tone="bone" className={styles.address}>
                <code>
                  {new URL(address).protocol}
                  {'//'}
                  <wbr />
                  {new URL(address).host}
                  <wbr />
                  {new URL(address).pathname}
                </code>
              </Text>
              <Split of={2} gap={4} before={4} size="fine">
                <FactList
                  facts={[
                    { name: t('api.key'), value: <code>{key}…</code> },
                    { name: t('api.money'), value: money },
                  ]}
                  flow="inline"
                  gap={7}
                />
                <p>{text}</p>
              </Split>
            </div>
          </Stack.li>
        ))}
      </Box.ul>
    </TitledSection>
  );
}

/** Further reading. */
function ReadOn({ links }: Pick<ApiPageContent, 'links'>) {
  return (
    <TitledSection
      id="read-on"
      title={links.heading}
      size="minor"
      head={{ tone: 'mute', ...BESIDE }}
      grid
      strip="ends"
      pad={8}
    >
      <Lines />
      <Ways items={links.items} before={2} {...BESIDE} />
    </TitledSection>
  );
}

/**
 * `/api`: one payment on the Instant line, from the request to the last webhook, and the rules that
 * hold for every call.
 */
export function ApiPage({ content }: { content: ApiPageContent }) {
  const second = { label: t('api.sandbox'), href: content.sandboxHref };
  return (
    <>
      <ApiOpening content={content} />
      <Exchange timeline={content.timeline} first={content.first} />
      <Abilities cando={content.cando} />
      {content.reference ? <ReferenceIndex texts={content.reference} /> : null}
      <Environments texts={content.environments} />
      <Topics content={content} />
      <Scenarios texts={content.scenarios} />
      <ReadOn links={content.links} />
      <Closing texts={{ ...content.closing, second }} register={content.registerHref} />
    </>
  );
}
