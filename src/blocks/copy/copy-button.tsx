import { clsx } from 'clsx';
import { Inline } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from './copy.module.css';

/** A polite live region in which `copy.ts` announces the result of copying. */
export function CopyStatus() {
  return (
    <VisuallyHidden>
      <span role="status" data-copy-status="" />
    </VisuallyHidden>
  );
}

interface CopyButtonProps {
  /** The text to copy; by default the code that the enclosing figure shows. */
  text?: string;
  label?: string;
  /** What is copied, where only its place shows that; for screen readers. */
  of?: string | undefined;
}

/** A button that copies text; `copy.ts` makes it work. */
export function CopyButton({ text, label = t('copy.copy'), of }: CopyButtonProps) {
  return (
    <Inline.span size="least" data-screen="" className={styles.copy}>
      <button
        type="button"
        className={clsx(styles.button, lookOf({ tone: 'bone' }))}
        data-copy={text}
        data-copy-shown={text === undefined ? '' : undefined}
        data-copied-label={t('ui.copied')}
      >
        {label}
        {of ? <VisuallyHidden> {of}</VisuallyHidden> : null}
      </button>
      <CopyStatus />
    </Inline.span>
  );
}
