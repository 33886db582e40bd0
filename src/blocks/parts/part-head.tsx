import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ProductPart } from '../../content/queries/product.ts';
import { LineGlyph } from '../../lines/line-glyph.tsx';
import { Heading, type HeadingSize } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';

interface PartHeadProps {
  part: Pick<ProductPart, 'label' | 'heading' | 'lines'> & { anchor: string; lead?: string };
  size?: HeadingSize;
  className?: string | undefined;
  /** After the sign: the link to the neighbour. */
  aside?: ReactNode;
}

/** Id of the heading that names a part's section. */
export function headingId(anchor: string): string {
  return `${anchor}-heading`;
}

/** The station's sign, which is the menu's name, then the part's own heading and lead. */
export function PartHead({ part, size = 'h2', className, aside }: PartHeadProps) {
  return (
    <header className={className}>
      <p className={clsx(layout.row, layout.gap3)}>
        <LineGlyph used={part.lines} />
        <b>{part.label}</b>
        {aside}
      </p>
      <Heading level={2} size={size} id={headingId(part.anchor)} className={layout.before4}>
        {part.heading}
      </Heading>
      {part.lead ? (
        <p className={clsx(text.lead, layout.measure, layout.before5)}>{part.lead}</p>
      ) : null}
    </header>
  );
}
