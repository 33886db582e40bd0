import { clsx } from 'clsx';
import { Inline } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Link } from '#ui/link/link.tsx';
import { t } from '#words/words.ts';
import styles from './copy.module.css';
import { CopyStatus } from './copy-button.tsx';

/**
 * Buttons that copy the page's address and its Markdown, which `copy.ts` makes work, and a link to
 * the Markdown file.
 */
export function Copies({ href }: { href: string }) {
  const markdown = `${href}.md`;
  const className = clsx(styles.button, lookOf({ tone: 'bone' }));
  return (
    <Inline gap={4} before={7} size="small" items="middle" data-screen="">
      <button type="button" className={className} data-copy-address="">
        {t('copy.link')}
      </button>
      <button type="button" className={className} data-copy-file={markdown}>
        {t('copy.markdown')}
      </button>
      <Link href={markdown} pad={3}>
        {t('copy.read')}
      </Link>
      <CopyStatus />
    </Inline>
  );
}
