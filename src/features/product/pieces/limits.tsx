import { Stops } from '../../../blocks/parts/stops.tsx';
import type { ProductPart } from '../../../content/queries/product.ts';
import { WORDS } from '../texts.ts';

interface LimitsProps {
  part: ProductPart;
  large?: boolean;
  abreast?: boolean;
  className?: string | undefined;
}

/** What a part does not do. */
export function Limits({ part: { stops }, ...look }: LimitsProps) {
  const count = stops.length === 1 ? '1 limit' : `${stops.length} limits`;
  return <Stops title={WORDS.stops} summary={`${WORDS.stops}, ${count}`} items={stops} {...look} />;
}
