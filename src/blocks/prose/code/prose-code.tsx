import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
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
      <figcaption
        className={clsx(
          layout.row,
          layout.gap3,
          layout.pad2,
          layout.ruleEnd,
          text.small,
          text.mute,
          styles.bar,
        )}
      >
        <span className={clsx(text.bone, layout.pad2, styles.title)}>
          {title ?? LANGUAGES[language]}
        </span>
        {title ? <span className={text.nowrap}>{LANGUAGES[language]}</span> : null}
        {children}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard (WCAG 2.1.1) */}
      <pre className={clsx(layout.pad4, text.bone, styles.lines)} tabIndex={0}>
        <code>
          {lines.map((line, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of fixed code never move
              key={index}
              className={clsx(layout.block, styles.line)}
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
