import type { ReactNode } from 'react';
import type { ProductPart } from '../../content/queries/product.ts';
import { LineGlyph } from '../../lines/line-glyph.tsx';
import { Heading, type HeadingSize } from '../../ui/heading/heading.tsx';
import { Inline, Text } from '../../ui/layout/box.tsx';

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
      <Inline.p gap={3}>
        <LineGlyph used={part.lines} />
        <b>{part.label}</b>
        {aside}
      </Inline.p>
      <Heading level={2} size={size} id={headingId(part.anchor)} before={4}>
        {part.heading}
      </Heading>
      {part.lead ? (
        <Text size="lead" measure="text" before={5}>
          {part.lead}
        </Text>
      ) : null}
    </header>
  );
}
