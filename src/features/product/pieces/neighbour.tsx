import type { ProductPart } from '../../../content/queries/product.ts';
import { Link } from '../../../ui/link/link.tsx';
import { NEIGHBOURS } from '../texts.ts';
import styles from './neighbour.module.css';

interface NeighbourProps {
  anchor: keyof typeof NEIGHBOURS;
  parts: readonly ProductPart[];
}

/** The quiet way from one of the two crossed parts to the other. */
export function Neighbour({ anchor, parts }: NeighbourProps) {
  const { anchor: target, arrow } = NEIGHBOURS[anchor];
  const other = parts.find((part) => part.anchor === target);
  if (!other) return null;
  return (
    <Link href={`#${target}`} variant="plain" className={styles.neighbour}>
      {other.label} <span aria-hidden="true">{arrow}</span>
    </Link>
  );
}
