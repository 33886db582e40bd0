import type { ProductPart } from '../../../content/queries/product.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Link } from '../../../ui/link/link.tsx';
import { NEIGHBOURS } from '../texts.ts';

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
    <span className={text.mute}>
      <Link href={`#${target}`} variant="plain" className={layout.pad3}>
        {other.label} <span aria-hidden="true">{arrow}</span>
      </Link>
    </span>
  );
}
