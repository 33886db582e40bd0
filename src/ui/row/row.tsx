import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Box, type BoxProps, Text } from '../layout/box.tsx';
import { type Look, partLook } from '../layout/look.ts';
import styles from './row.module.css';

/** An entry of a list above a hairline, highlighted on hover. */
export function Row({ className, ...props }: BoxProps<'li'>) {
  return <Box.li {...props} className={clsx(styles.row, className)} />;
}

interface RowLinkProps extends Look {
  href: string;
  rel?: string;
  children: ReactNode;
}

/** The link of an entry, clickable on the whole entry, which must be positioned. */
export function RowLink(props: RowLinkProps) {
  return <a {...partLook(props, styles.link)} />;
}

interface WayProps extends Omit<Look, 'size'> {
  href: string;
  label: string;
  text: ReactNode;
  /** The text style of the link. */
  size?: Look['size'];
  /** The look of the text. */
  look: Look;
  /** Renders it as a `Row`. */
  row?: boolean;
}

/** A list item that leads on: a link, and a description of its target. */
export function Way(props: WayProps) {
  const { href, label, text, size = 'entry', look, row = false, ...rest } = props;
  return (
    <Box.li place="relative" {...rest} className={clsx(rest.className, row && styles.row)}>
      <RowLink href={href} size={size}>
        {label}
      </RowLink>
      <Text {...look}>{text}</Text>
    </Box.li>
  );
}
