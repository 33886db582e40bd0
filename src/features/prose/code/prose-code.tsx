import type { ReactNode } from 'react';
import { highlight, highlightedLines, LANGUAGES } from './highlight.ts';
import styles from './prose-code.module.css';

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
    <figure className={styles.figure} data-piece="prose-code">
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title ?? LANGUAGES[language]}</span>
        {title ? <span className={styles.language}>{LANGUAGES[language]}</span> : null}
        {children}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard (WCAG 2.1.1) */}
      <pre className={styles.code} tabIndex={0}>
        <code>
          {lines.map((line, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of fixed code never move
              key={index}
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
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
