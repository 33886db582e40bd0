import type { ProductPart } from '../../../content/queries/product.ts';
import { WORDS } from '../texts.ts';
import { Stops } from './stops.tsx';

interface PartStopsProps {
  part: ProductPart;
  className?: string | undefined;
}

/** What a part does not do. */
export function PartStops({ part, className }: PartStopsProps) {
  return (
    <Stops
      title={WORDS.stops}
      items={part.stops}
      unit={['limit', 'limits']}
      className={className}
    />
  );
}
