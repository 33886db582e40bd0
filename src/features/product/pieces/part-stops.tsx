import type { ProductPart } from '../../../content/queries/product.ts';
import { WORDS } from '../texts.ts';
import { Stops } from './stops.tsx';

interface PartStopsProps {
  part: ProductPart;
  large?: boolean;
  className?: string | undefined;
}

/** What a part does not do. */
export function PartStops({ part, large = false, className }: PartStopsProps) {
  const { stops } = part;
  const count = stops.length === 1 ? '1 limit' : `${stops.length} limits`;
  return (
    <Stops title={WORDS.stops} items={stops} count={count} large={large} className={className} />
  );
}
