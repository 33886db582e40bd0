import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Box, Inline, Text } from '../../../ui/layout/box.tsx';
import { lookOf } from '../../../ui/layout/look.ts';
import styles from '../pieces.module.css';
import { highlight, highlightedLines, LANGUAGES } from './highlight.ts';

interface ProseCodeProps {
  code: string;
  language: string;
  title?: string | undefined;
  /** Lines to point out: `2,4-6`. */
  highlight?: string | undefined;
  /** The copy button. */
  children?: ReactNode;
}

/** A block of code with its language, title, copy button and highlighted lines. */
export function ProseCode({
  code,
  language,
  title,
  highlight: ranges = '',
  children,
}: ProseCodeProps) {
  const marked = highlightedLines(ranges);
  const lines = highlight(code, language);
  return (
    <figure className={styles.code} data-piece="prose-code">
      <Inline
        as="figcaption"
        gap={3}
        pad={2}
        rule="end"
        size="small"
        tone="mute"
        className={styles.bar}
      >
        <Text as="span" tone="bone" pad={2} className={styles.title}>
          {title ?? LANGUAGES[language]}
        </Text>
        {title ? (
          <Text as="span" wrap="none">
            {LANGUAGES[language]}
          </Text>
        ) : null}
        {children}
      </Inline>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard (WCAG 2.1.1) */}
      <pre className={clsx(styles.lines, lookOf({ pad: 4, tone: 'bone' }))} tabIndex={0}>
        <code>
          {lines.map((line, index) => (
            <Box
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of fixed code never move
              key={index}
              as="span"
              block
              className={styles.line}
              data-marked={marked.has(index + 1) || undefined}
            >
              {line.map((token, position) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: tokens of fixed code never move
                  key={position}
                  data-kind={token.kind}
                >
                  {token.text}
                </span>
              ))}
              {'\n'}
            </Box>
          ))}
        </code>
      </pre>
    </figure>
  );
}
