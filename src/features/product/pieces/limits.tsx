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
export function Limits({ part: { not }, ...look }: LimitsProps) {
  const count = not.length === 1 ? '1 limit' : `${not.length} limits`;
  return <Stops title={WORDS.stops} summary={`${WORDS.stops}, ${count}`} items={not} {...look} />;
}
