import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import styles from '../pieces.module.css';

/** A part of a post with a short title of its own, set off by the lines' double rule. */
export function PostSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside
      className={clsx(layout.pad5, styles.section)}
      aria-label={title}
      data-piece="post-section"
    >
      <p className={clsx(text.small, text.mute)}>{title}</p>
      <div className={clsx(layout.stack, layout.gap3, layout.before2, text.bone)}>{children}</div>
    </aside>
  );
}
