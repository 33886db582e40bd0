import type { ProductPart } from '../../../content/queries/product.ts';
import { Text } from '../../../ui/layout/box.tsx';
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
    <Text.span tone="mute">
      <Link href={`#${target}`} variant="plain" pad={3}>
        {other.label} <span aria-hidden="true">{arrow}</span>
      </Link>
    </Text.span>
  );
}
