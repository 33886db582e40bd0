import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { FaqPageTexts } from '#content/schemas/faq-page-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Link } from '#ui/link/link.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './faq.module.css';
import { FaqSearch } from './faq-search.tsx';

interface FaqPageProps {
  texts: FaqPageTexts;
  groups: readonly { readonly id: string; readonly title: string; readonly count: number }[];
  /** The groups with their answers. */
  children: ReactNode;
}

function Contact({ contact }: { contact: FaqPageTexts['contact'] }) {
  return (
    <section aria-labelledby="not-here">
      <Frame grid strip pad={8}>
        <Lines
          shape="straight"
          lines={{ swift: 'none', instant: 'none' }}
          className={clsx(styles.line, styles.end)}
        />
        <Box place="relative" at={[1, 5]} className={styles.name}>
          <Station state="done" rail={1} />
          <Heading level={2} size="h3" id="not-here" className={styles.title}>
            {contact.heading}
          </Heading>
        </Box>
        <Box before={1} at={[5, 13]}>
          <Link href={`mailto:${contact.email}`} size="entry" className={styles.email}>
            {contact.email}
          </Link>
          <Text size="lead" measure="text" before={5}>
            {contact.text}
          </Text>
          <Inline.p gap={5} before={6}>
            {contact.links.map(({ label, href }) => (
              <Link key={href} href={href} variant="more">
                {label}
              </Link>
            ))}
          </Inline.p>
        </Box>
      </Frame>
    </section>
  );
}

/** `/faq`: one quiet line from the search field through a station for each group. */
export function FaqPage({ texts, groups, children }: FaqPageProps) {
  return (
    <>
      <Section before={7} clip>
        <Frame>
          <Heading level={1} size="hero" className={styles.hero}>
            {texts.heading}
          </Heading>
        </Frame>
        <Frame grid strip before={6}>
          <Text size="fine" tone="mute" pad={5} at={[1, 4]} tablet={[5, 13]}>
            {texts.lead}
          </Text>
          <Box self="bottom" at={[5, 13]}>
            <FaqSearch {...texts.search} />
          </Box>
          <Box.nav at={[5, 13]} aria-label="Groups of questions">
            <Box.i place="absolute" className={styles.bend} aria-hidden="true" />
            <Inline.ol size="fine" tone="bone" apart pad={5} className={styles.index}>
              {groups.map(({ id, title, count }) => (
                <li key={id}>
                  <a className={clsx(styles.link, lookOf({ block: true, pad: 3 }))} href={`#${id}`}>
                    {title}{' '}
                    <Text.span size="least" tone="mute" aria-hidden="true">
                      {count}
                    </Text.span>
                  </a>
                </li>
              ))}
            </Inline.ol>
          </Box.nav>
        </Frame>
      </Section>
      <Section>
        <div itemScope itemType="https://schema.org/FAQPage">
          {children}
        </div>
        <Contact contact={texts.contact} />
      </Section>
    </>
  );
}
