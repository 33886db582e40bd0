import { clsx } from 'clsx';
import type { Fact } from '../../content/schemas/company.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Link } from '../../ui/link/link.tsx';
import text from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './company.module.css';

interface FactValueProps {
  fact: Fact;
  /** The licence's entry in the public register. */
  licence: string;
}

function Value({ fact, licence }: FactValueProps) {
  const { value, link, href } = fact;
  if (link === 'licence') return <Link href={licence}>{value}</Link>;
  if (href) return <Link href={href}>{value}</Link>;
  if (link === 'mail') return <Link href={`mailto:${value}`}>{value}</Link>;
  return value;
}

/** The value of a fact, linked where it leads somewhere and with an offer to copy it. */
export function FactValue({ fact, licence }: FactValueProps) {
  return (
    <>
      <Value fact={fact} licence={licence} />
      {fact.copy ? (
        <span role="status" className={styles.offer}>
          {' '}
          <button type="button" className={clsx(text.regular, styles.copy)} data-copy={fact.value}>
            <Badge>
              Copy<VisuallyHidden> {fact.label}</VisuallyHidden>
            </Badge>
          </button>
        </span>
      ) : null}
    </>
  );
}
