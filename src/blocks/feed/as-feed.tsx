import { Link } from '#ui/link/link.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';

/** Ends the lead of a page that can be subscribed to, at its address with `.atom` behind it. */
export function AsFeed({ href }: { href: string }) {
  return <> {rich(t('ui.feed'), { feed: (text) => <Link href={`${href}.atom`}>{text}</Link> })}</>;
}
