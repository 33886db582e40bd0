import { Link } from '#ui/link/link.tsx';

/** Ends the lead of a page that can be subscribed to, at its address with `.atom` behind it. */
export function AsFeed({ href }: { href: string }) {
  return (
    <>
      {' Also as an '}
      <Link href={`${href}.atom`}>Atom feed</Link>.
    </>
  );
}
