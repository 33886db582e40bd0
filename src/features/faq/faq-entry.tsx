import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Text } from '../../ui/layout/box.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './faq.module.css';

interface FaqEntryProps {
  slug: string;
  question: string;
  open?: boolean;
  children: ReactNode;
}

/** A question with its answer and its address. */
export function FaqEntry({ slug, question, open = false, children }: FaqEntryProps) {
  return (
    <Disclosure
      id={slug}
      open={open}
      summary={
        <Text.span block wrap="balance">
          {question}
        </Text.span>
      }
      className={styles.entry}
    >
      <Prose>{children}</Prose>
      <Text size="least" tone="mute" mono>
        <Link href={`#${slug}`} variant="plain" block pad={3}>
          <VisuallyHidden>Link to this answer: </VisuallyHidden>
          {`/faq#${slug}`}
        </Link>
      </Text>
    </Disclosure>
  );
}
