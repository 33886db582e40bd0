import { ButtonLink } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';

/** Link to the search page; with JavaScript, `opener.ts` opens the dialog instead. */
export function SearchLink({ className }: { className?: string | undefined }) {
  return (
    <ButtonLink size="small" href="/search" className={className}>
      <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
        <circle cx="9" cy="9" r="7" stroke="currentColor" strokeWidth="2" />
        <path d="m14 14 7 7" stroke="currentColor" strokeWidth="2" />
      </svg>
      <VisuallyHidden>{t('search.name')}</VisuallyHidden>
    </ButtonLink>
  );
}
