import { Stops } from '../../../blocks/parts/stops.tsx';
import { WORDS } from '../texts.ts';

interface RefusalsProps {
  items: readonly string[];
  className?: string | undefined;
}

/** What an industry is refused for. */
export function Refusals({ items, className }: RefusalsProps) {
  const title = WORDS.refuses;
  return (
    <Stops
      title={title}
      summary={`${title} · ${items.length}`}
      items={items}
      className={className}
    />
  );
}
