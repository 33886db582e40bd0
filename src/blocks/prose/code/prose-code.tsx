import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LANGUAGES } from '#content/code-languages.ts';
import { keyAt } from '#ui/key-at.ts';
import { Box, Inline, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { CopyButton } from '../../copy/copy-button.tsx';
import styles from '../prose-pieces.module.css';
import { highlight, highlightedLines } from './highlight.ts';

interface ProseCodeProps {
  code: string;
  language: string;
  title?: string | undefined;
  /** Lines to highlight: `2,4-6`. */
  highlight?: string | undefined;
}

interface CodeLinesProps {
  code: string;
  language: string;
  /** Numbers of the lines to highlight, from 1. */
  marked?: ReadonlySet<number>;
}

/** Highlighted code. */
export function CodeLines({ code, language, marked }: CodeLinesProps) {
  return (
    <pre className={clsx(styles.lines, lookOf({ pad: 4, tone: 'bone' }))}>
      <code className={`language-${language}`}>
        {highlight(code, language).map((line, index) => (
          <Box.span
            key={keyAt(index)}
            block
            className={styles.line}
            data-marked={marked?.has(index + 1) || undefined}
          >
            {line.map((token, position) => (
              <span key={keyAt(position)} data-kind={token.kind}>
                {token.text}
              </span>
            ))}
            {'\n'}
          </Box.span>
        ))}
      </code>
    </pre>
  );
}

interface CodeFrameProps {
  /** The content of the bar. */
  bar: ReactNode;
  children: ReactNode;
}

/** A panel of code with a bar above it. */
export function CodeFrame({ bar, children }: CodeFrameProps) {
  return (
    <figure className={styles.code} data-piece="prose-code">
      <Inline.figcaption gap={3} pad={2} rule="end" size="small" tone="mute" className={styles.bar}>
        {bar}
      </Inline.figcaption>
      {children}
    </figure>
  );
}

/** The title of a panel of code. */
export function CodeTitle({ children }: { children: ReactNode }) {
  return (
    <Text.span tone="bone" pad={2} className={styles.title}>
      {children}
    </Text.span>
  );
}

/** A block of code with its language, title, copy button and highlighted lines. */
export function ProseCode({ code, language, title, highlight: ranges = '' }: ProseCodeProps) {
  const bar = (
    <>
      <CodeTitle>{title ?? LANGUAGES[language]}</CodeTitle>
      {title ? <Text.span wrap="none">{LANGUAGES[language]}</Text.span> : null}
      <CopyButton text={code} of={title ?? LANGUAGES[language]} />
    </>
  );
  return (
    <CodeFrame bar={bar}>
      <CodeLines code={code} language={language} marked={highlightedLines(ranges)} />
    </CodeFrame>
  );
}
