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
  register: string;
}

function Value({ fact, register }: FactValueProps) {
  const { value, link, href } = fact;
  if (link === 'register') return <Link href={register}>{value}</Link>;
  if (href) return <Link href={href}>{value}</Link>;
  if (value.includes('@')) return <Link href={`mailto:${value}`}>{value}</Link>;
  return value;
}

/** The value of a fact, linked where it leads somewhere and with an offer to copy it. */
export function FactValue({ fact, register }: FactValueProps) {
  return (
    <>
      <Value fact={fact} register={register} />
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
