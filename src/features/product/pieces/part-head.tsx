import type { ReactNode } from 'react';
import type { ProductPart } from '../../../content/queries/product.ts';
import { Heading, type HeadingSize } from '../../../ui/heading/heading.tsx';
import { LineRings } from './line-rings.tsx';
import styles from './part-head.module.css';

interface PartHeadProps {
  part: Pick<ProductPart, 'label' | 'heading' | 'lines'> & { anchor: string; lead?: string };
  size?: HeadingSize;
  className?: string | undefined;
  /** Between the sign and the heading: the link to the neighbour. */
  aside?: ReactNode;
}

/** Id of the heading that names a part's section. */
export function headingId(anchor: string): string {
  return `${anchor}-heading`;
}

/** The station's sign, which is the menu's name, then the part's own heading and lead. */
export function PartHead({ part, size = 'h2', className, aside }: PartHeadProps) {
  return (
    <header className={[styles.head, className].filter(Boolean).join(' ')}>
      <p className={styles.sign}>
        <LineRings lines={part.lines} />
        {part.label}
        {aside}
      </p>
      <Heading level={2} size={size} id={headingId(part.anchor)}>
        {part.heading}
      </Heading>
      {part.lead ? <p className={styles.lead}>{part.lead}</p> : null}
    </header>
  );
}
