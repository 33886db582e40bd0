import { Link } from '#ui/link/link.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';

/** The end of a lead: links to the page's Atom feed, at the page's address plus `.atom`. */
export function FeedLink({ href }: { href: string }) {
  return <> {rich(t('ui.feed'), { feed: (text) => <Link href={`${href}.atom`}>{text}</Link> })}</>;
}
