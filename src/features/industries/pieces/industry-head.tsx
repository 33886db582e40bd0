import { clsx } from 'clsx';
import { PartHead } from '../../../blocks/parts/part-head.tsx';
import type { Industry } from '../../../content/queries/industries.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { HeadingSize } from '../../../ui/heading/heading.tsx';
import styles from '../industries.module.css';
import { WORDS } from '../texts.ts';

interface IndustryHeadProps {
  industry: Industry;
  size?: HeadingSize;
  /** The lead stands elsewhere. */
  bare?: boolean;
  className?: string | undefined;
}

/** The sign with the usual risk category, the heading and, unless it stands elsewhere, the lead. */
export function IndustryHead({
  industry,
  size = 'h2',
  bare = false,
  className,
}: IndustryHeadProps) {
  const { lead, ...head } = industry;
  return (
    <PartHead
      part={bare ? head : industry}
      size={size}
      className={clsx(styles.sign, className)}
      aside={
        <Badge>
          {WORDS.category} {industry.fees.category.toLowerCase()}
        </Badge>
      }
    />
  );
}
