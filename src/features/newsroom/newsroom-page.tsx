import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import board from '#blocks/board/board.module.css';
import { CopyButton } from '#blocks/copy/copy-button.tsx';
import { FeedLink } from '#blocks/feed/feed-link.tsx';
import type { NewsItem } from '#content/queries/newsroom-query.ts';
import type { NewsroomPage as Texts } from '#content/schemas/newsroom-page-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Split, Spread, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Link, MoreLink } from '#ui/link/link.tsx';
import { RowList } from '#ui/row-list/row-list.tsx';
import { Section, TitledSection } from '#ui/section/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import { News } from './news.tsx';
import styles from './newsroom.module.css';

interface NewsroomPageProps {
  texts: Texts;
  /** Newest first. */
  items: readonly NewsItem[];
  /** The palette. */
  children?: ReactNode;
}

const LEAD = { size: 'large', tone: 'bone', before: 7, at: [5, 11], tablet: [5, 13] } as const;

/** The heading, and the lines that turn below it to run down beside the news. */
function NewsroomOpening({ heading, lead }: Pick<Texts, 'heading' | 'lead'>) {
  const turn = clsx(board.register, styles.turn);
  return (
    <Section grid frame={clsx(board.opening, styles.spine)}>
      <Lines turn="left" shown="tabletUp" className={turn} />
      <Heading size="hero" at={[1, 12]} className={board.heading}>
        {heading}
      </Heading>
      <Text {...LEAD} className={styles.lead}>
        {lead}
        <FeedLink href="/newsroom" />
      </Text>
    </Section>
  );
}

const POINTS = { flow: 'stack', gap: 4, before: 7, at: [7, 13] } as const;

/** The press contact; its e-mail address is set large in place of an illustration. */
function Contact({ texts }: { texts: Texts['press'] }) {
  const { heading, email, text, link, points } = texts;
  const head = { tone: 'mute', at: [1, 13] } as const;
  return (
    <TitledSection id="press-contact" title={heading} size="minor" head={head} grid before={9}>
      <Text before={3} at={[1, 13]}>
        <Link href={`mailto:${email}`} variant="plain" tone="bone" className={styles.mail}>
          {email}
        </Link>
      </Text>
      <Box before={7} at={[1, 6]}>
        <Text size="lead">{text}</Text>
        <MoreLink to={link} before={4} />
      </Box>
      <RowList
        items={points}
        mark={<Station state="announced" />}
        className={styles.marks}
        {...POINTS}
      />
    </TitledSection>
  );
}

/** The boilerplate in two lengths, each with a copy button. */
function Boilerplate({ texts: { heading, lead, short, long } }: { texts: Texts['boilerplate'] }) {
  const versions = [
    { ...short, at: [4, 8], tablet: [1, 7] },
    { ...long, at: [8, 13], tablet: [7, 13] },
  ] as const;
  return (
    <Section before={9} labelledBy="boilerplate" grid>
      <Box pad={3} at={[1, 4]} tablet={[1, 13]}>
        <Heading size="subsection" id="boilerplate">
          {heading}
        </Heading>
        <Text tone="mute" before={2}>
          {lead}
        </Text>
      </Box>
      {versions.map(({ label, text, ...place }) => (
        <Box key={label} rule="start" pad={3} {...place} className={styles.version}>
          <Spread items="middle">
            <Text.h3 size="small" tone="mute" weight="regular">
              {label}
            </Text.h3>
            <CopyButton text={text} label={t('copy.text', { label })} />
          </Spread>
          <Text tone="bone" before={3}>
            {text}
          </Text>
        </Box>
      ))}
    </Section>
  );
}

/** A logo with download links for its formats. */
function Logo({ label, file, width, ground }: Texts['kit']['logos'][number]) {
  return (
    <li>
      <span className={styles.tile} data-ground={ground === 'light' || undefined}>
        <img
          className={styles.image}
          src={`/press/${file}.svg`}
          alt=""
          width={width}
          height="320"
          decoding="async"
          fetchPriority="low"
        />
      </span>
      <Spread.span items="baseline" phone="stack" size="fine" before={3}>
        <span>{label}</span>
        <Inline.span gap={4}>
          {['SVG', 'PNG'].map((format) => (
            <a
              key={format}
              className={clsx(styles.file, lookOf({ tone: 'bone', pad: 3 }))}
              href={`/press/${file}.${format.toLowerCase()}`}
              download=""
            >
              <VisuallyHidden>{`${t('newsroom.download', { label })} `}</VisuallyHidden>
              {format}
            </a>
          ))}
        </Inline.span>
      </Spread.span>
    </li>
  );
}

const ENTRY = { gap: 4, pad: 3, rule: 'end' } as const;

/** The press kit: logo files, rules for their use, and the colours. */
function Kit({ texts, children }: { texts: Texts['kit']; children: ReactNode }) {
  const rules = [
    { title: t('newsroom.do'), items: texts.do, mark: 'done' },
    { title: t('newsroom.doNot'), items: texts.dont, mark: 'invalid' },
  ] as const;
  return (
    <Section before={9} labelledBy="kit" framed>
      <Split of={2} items="bottom" gap={5}>
        <Heading size="section" id="kit">
          {texts.heading}
        </Heading>
        <Text size="lead" measure="narrow" before={0}>
          {texts.lead}
        </Text>
      </Split>
      <Split.ul of={4} tabletTwo phone="two" gap={5} before={7}>
        {texts.logos.map((logo) => (
          <Logo key={logo.label} {...logo} />
        ))}
      </Split.ul>
      <Split of={2} gap={5} before={7}>
        {rules.map(({ title, items, mark }) => (
          <div key={title}>
            <Heading size="minor">{title}</Heading>
            <RowList
              items={items}
              mark={<Station state={mark} />}
              row={ENTRY}
              rule="start"
              before={4}
              className={styles.marks}
            />
          </div>
        ))}
      </Split>
      <Heading level={3} size="subsection" before={8}>
        {t('newsroom.colours')}
      </Heading>
      <Text pad={4}>{texts.colours}</Text>
      {children}
    </Section>
  );
}

/** `/newsroom`: the announcements, then the press contact, the boilerplate and the press kit. */
export function NewsroomPage({ texts, items, children }: NewsroomPageProps) {
  return (
    <>
      <NewsroomOpening heading={texts.heading} lead={texts.lead} />
      <News items={items} empty={texts.empty} />
      <Contact texts={texts.press} />
      <Boilerplate texts={texts.boilerplate} />
      <Kit texts={texts.kit}>{children}</Kit>
    </>
  );
}
