import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { ProductPart } from '#content/queries/product-query.ts';
import { LineGlyph } from '#drawings/lines/line-glyph.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading, type HeadingSize } from '#ui/heading/heading.tsx';
import { Box, type BoxProps, Inline, Text } from '#ui/layout/box.tsx';
import type { Placed } from '#ui/layout/look.ts';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './part.module.css';

/** Id of the heading that names a part's section. */
const headingId = (anchor: string) => `${anchor}-heading`;

type PartProps = Omit<ComponentProps<typeof Section>, 'id' | 'labelledBy'> & {
  /** Where the menu leads. */
  anchor: string;
};

/** One of a page's parts, named by its head. */
export function Part({ anchor, ...section }: PartProps) {
  return <Section id={anchor} labelledBy={headingId(anchor)} {...section} />;
}

interface PartHeadProps extends Omit<Placed, 'size'> {
  part: Pick<ProductPart, 'label' | 'heading' | 'rails' | 'actions'> & {
    anchor: string;
    lead?: string;
  };
  size?: HeadingSize;
  /** After the sign: the link to the neighbour. */
  aside?: ReactNode;
}

/** The station's sign, which is the menu's name, then the part's own heading, lead and actions. */
export function PartHead({ part, size = 'h2', aside, ...place }: PartHeadProps) {
  const { register, check } = part.actions;
  return (
    <Box.header {...place}>
      <Inline.p gap={3}>
        <LineGlyph used={part.rails} />
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
      <Inline gap={3} before={5}>
        <ButtonLink size="small" href={register.registerHref} outbound="register">
          {register.heading}
        </ButtonLink>
        {check ? (
          <ButtonLink size="small" href={check.href} label={`${check.label}: ${part.label}`}>
            {check.label}
          </ButtonLink>
        ) : null}
      </Inline>
    </Box.header>
  );
}

/** A column of a part: on a phone all of them are one, so that what folds can close the part. */
export function Column({ className, ...place }: BoxProps<'div'>) {
  return <Box {...place} className={clsx(styles.column, className)} />;
}

interface CrossingProps {
  children: ReactNode;
  className?: string | undefined;
  /** Where the lines only change state. */
  short?: boolean;
}

/** A band between two parts, where the lines change sides. */
export function Crossing({ children, className, short = false }: CrossingProps) {
  return (
    <Section className={className}>
      <Frame pad={short ? 8 : undefined} className={clsx(short || styles.crossing)}>
        {children}
      </Frame>
    </Section>
  );
}

/** The class of the entries of a page's index (`data-index`): the way to the part in view is lit. */
export const LIT_STOP = styles.stop;
