import type { ReactNode } from 'react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { Frame } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './faq.module.css';

interface FaqGroupProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A group of answers under a sticky title. */
export function FaqGroup({ id, title, children }: FaqGroupProps) {
  return (
    <section id={id} data-group="">
      <Frame grid pad={7}>
        <Box place="sticky" at={[1, 5]} className={styles.name}>
          <Heading level={2} size="subsection" className={styles.title}>
            {title}
          </Heading>
        </Box>
        <Box at={[5, 13]}>{children}</Box>
      </Frame>
    </section>
  );
}

interface FaqEntryProps {
  slug: string;
  question: string;
  open?: boolean;
  children: ReactNode;
}

const QUESTION = { itemProp: 'mainEntity', itemType: 'https://schema.org/Question' } as const;
const ANSWER = { itemProp: 'acceptedAnswer', itemType: 'https://schema.org/Answer' } as const;

/**
 * A question with its answer and its fragment. The schema.org data is inline microdata, since a
 * JSON-LD block would repeat all answers.
 */
export function FaqEntry({ slug, question, open = false, children }: FaqEntryProps) {
  return (
    <Disclosure
      id={slug}
      open={open}
      item={QUESTION}
      summary={
        <Text.span block itemProp="name">
          {question}
        </Text.span>
      }
      className={styles.entry}
    >
      <div itemScope {...ANSWER}>
        <div itemProp="text">
          <Prose>{children}</Prose>
        </div>
      </div>
      <Text size="small" tone="mute" data-screen="">
        <Link href={`/faq#${slug}`} variant="plain" block pad={3} className={styles.address}>
          {t('faq.link')}
        </Link>
      </Text>
    </Disclosure>
  );
}
