import { ButtonLink } from '#ui/button/button.tsx';
import { SearchIcon } from '#ui/icon/search-icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';

/** Link to the search page; with JavaScript, `opener.ts` opens the dialog instead. */
export function SearchLink({ className }: { className?: string | undefined }) {
  return (
    <ButtonLink size="small" href="/search" className={className}>
      <SearchIcon />
      <VisuallyHidden>{t('search.name')}</VisuallyHidden>
    </ButtonLink>
  );
}
