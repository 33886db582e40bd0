import { clsx } from 'clsx';
import { StripMap, type StripStop } from '#drawings/lines/strip-map.tsx';
import { DisclosureToggle } from '#ui/disclosure-toggle/disclosure-toggle.tsx';
import { Box } from '#ui/layout/box.tsx';
import article from './article.module.css';

/** The text beside the map, to which the skip link leads, as the map is many links long. */
export const BESIDE_MAP = { id: 'text', tabIndex: -1 } as const;

interface SideMapProps {
  label: string;
  /** The label of the toggle below which the map is on a narrow screen. */
  summary: string;
  stops: readonly StripStop[];
  /** Whether a branch has sections of this page, of which a script marks the current one. */
  reading?: boolean;
  className?: string | undefined;
}

/** The map of a group of pages, to the left of one of them; on a narrow screen folded above it. */
export function SideMap({ label, summary, stops, reading = false, className }: SideMapProps) {
  return (
    <Box at={[1, 4]} tablet={[1, 13]} className={clsx(article.side, className)}>
      <DisclosureToggle summary={summary} shown="narrow" className={article.toggle} />
      <StripMap
        label={label}
        reading={reading}
        stops={stops}
        className={clsx(article.aside, article.map)}
      />
    </Box>
  );
}
