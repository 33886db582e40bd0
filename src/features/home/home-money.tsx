import { clsx } from 'clsx';
import { PhoneDisclosure } from '#blocks/parts/phone-disclosure.tsx';
import type { HomeContent } from '#content/queries/home-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { Track } from '#drawings/lines/track.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { TitledText } from '#ui/heading/titled-text.tsx';
import { Box, Inline, Split, Stack, Text } from '#ui/layout/box.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { SectionHead } from '#ui/section/section-head.tsx';
import styles from './home.module.css';

/** A price such as `€49` or `49 €` in large digits, with a small currency sign. */
function Price({ price, per }: { price: string; per: string | null }) {
  const [, before, digits, after] = /^(\D*)(.*?)(\D*)$/.exec(price) ?? [];
  const sign = (text: string | undefined) =>
    text ? (
      <Text.span tone="mute" className={styles.sign}>
        {text}
      </Text.span>
    ) : null;
  return (
    <Text size="figure" className={styles.price}>
      {sign(before)}
      {digits}
      {sign(after)}
      {per ? (
        <Text.small size="fine" tone="mute" weight="regular">
          {' '}
          <Text.span wrap="none">{per}</Text.span>
        </Text.small>
      ) : null}
    </Text>
  );
}

/**
 * The monthly price for each kind of client, on paper; each column has a capsule over the three
 * lines.
 */
export function Prices({
  texts,
  register,
}: {
  texts: NonNullable<HomeContent['fees']>;
  register: HomeContent['register'];
}) {
  const { heading, lead, columns, opening, payments, link, month } = texts;
  return (
    <Section paper labelledBy="prices">
      <Frame grid strip="ends" className={styles.begin}>
        <Lines />
        <Heading size="section" id="prices" at={[2, 7]}>
          {heading}
        </Heading>
        <Text size="lead" self="bottom" before={0} at={[7, 13]} className={styles.below}>
          {lead}
        </Text>
      </Frame>
      <Frame grid strip="ends" className={styles.columns}>
        <Lines to="right" />
        <Split.ul of={4} tabletTwo phone="two" gap={6} apart at={[2, 12]}>
          {columns.map(({ name, text, month, opening: once }) => (
            <Box.li key={name} place="relative" className={styles.column}>
              <Heading level={3} size="minor" before={4}>
                {name}
              </Heading>
              {month ? <Price price={month.main} per={month.detail} /> : null}
              <Text tone="mute" before={1}>
                {text}
              </Text>
              {once ? (
                <Text tone="mute" before={2}>
                  {opening}: {once.main}
                </Text>
              ) : null}
            </Box.li>
          ))}
        </Split.ul>
        <Inline spread gap={6} rule="start" before={7} pad={6} at={[2, 12]}>
          <Box>
            <Text size="name">{payments.title}</Text>
            <Inline.dl gap={5} before={3}>
              {payments.lines.map(({ name, main, detail }) => (
                <div key={name}>
                  <Text.dt tone="mute">{name}</Text.dt>
                  <Text.dd size="large" tone="bone">
                    {main}
                    {detail ? (
                      <Text.span size="fine" tone="mute" block>
                        {detail}
                      </Text.span>
                    ) : null}
                  </Text.dd>
                </div>
              ))}
            </Inline.dl>
            <Text size="fine" tone="mute" before={4} measure="text">
              {payments.note}
            </Text>
          </Box>
          <Inline.p gap={3} items="middle">
            <ButtonLink variant="fill" href={register.href} outbound="register">
              {register.label}
            </ButtonLink>
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
            <ButtonLink href={month.href}>{month.label}</ButtonLink>
          </Inline.p>
        </Inline>
      </Frame>
    </Section>
  );
}

type Texts = NonNullable<HomeContent['safeguarding']>;

interface MoneyTrackProps {
  track: Texts['tracks'][number];
  /** The institution's own money: a dashed track that touches no line. */
  own?: boolean;
}

function MoneyTrack({ track: { name, stations }, own = false }: MoneyTrackProps) {
  const state = own ? 'announced' : 'ring';
  return (
    <Box place="relative" className={clsx(own || styles.yours)}>
      {own ? null : <Station span="all" rail={0} shown="tabletUp" />}
      <Heading size="minor">{name}</Heading>
      <Track
        before={4}
        label={name}
        dashed={own}
        stops={stations.map(({ label }) => ({ at: label, label: null, state }))}
      />
    </Box>
  );
}

/** Safeguarding, in three statements and two separate tracks. */
export function Safeguarding({ texts }: { texts: Texts }) {
  const { heading, lead } = texts;
  const [yours, ours] = texts.tracks;
  return (
    <Section
      paper
      grid
      strip="ends"
      labelledBy="safeguarding"
      frame={clsx(styles.bend, styles.safe)}
    >
      <Lines from="centre" to="left" />
      <SectionHead
        id="safeguarding"
        heading={heading}
        lead={lead}
        measure="narrow"
        at={[2, 7]}
        tablet={[2, 6]}
      >
        <MoreLink to={texts.link} before={5} />
      </SectionHead>
      <Box.ol rule="end" at={[8, 13]} tablet={[7, 13]} className={styles.below}>
        {texts.statements.map(({ title, text }) => (
          <Box.li key={title} rule="start" pad={5}>
            <TitledText title={title} text={text} />
          </Box.li>
        ))}
      </Box.ol>
      <PhoneDisclosure
        summary={texts.tracks.map(({ name }) => name).join(' · ')}
        before={8}
        at={[2, 13]}
        className={styles.tracks}
      >
        <Stack gap={7}>
          {yours ? <MoneyTrack track={yours} /> : null}
          <Text size="fine" tone="mute">
            {texts.gap}
          </Text>
          {ours ? <MoneyTrack track={ours} own /> : null}
        </Stack>
      </PhoneDisclosure>
    </Section>
  );
}
