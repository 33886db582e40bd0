import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Box, type BoxProps, Text } from '../layout/box.tsx';
import { type Look, partLook } from '../layout/look.ts';
import styles from './row.module.css';

/** An entry of a list over a hairline, lit when it is pointed at. */
export function Row({ className, ...props }: BoxProps<'li'>) {
  return <Box.li {...props} className={clsx(styles.row, className)} />;
}

interface RowLinkProps extends Look {
  href: string;
  rel?: string;
  children: ReactNode;
}

/** The link of an entry: it answers on the whole of the entry, which is positioned. */
export function RowLink(props: RowLinkProps) {
  return <a {...partLook(props, styles.link)} />;
}

interface WayProps extends Omit<Look, 'size'> {
  href: string;
  label: string;
  text: ReactNode;
  /** The voice of the link. */
  size?: Look['size'];
  /** How the text looks in place of small and close. */
  look?: Look;
  /** Stands as a `Row`. */
  row?: boolean;
  /** Stands before it, such as a ring. */
  mark?: ReactNode;
}

const CLOSE: Look = { size: 'fine', before: 2 };

/** A way on, in a list: a link, and what is found there. */
export function Way(props: WayProps) {
  const { href, label, text, size = 'entry', look = CLOSE, row = false, mark, ...rest } = props;
  return (
    <Box.li place="relative" {...rest} className={row ? styles.row : undefined}>
      {mark}
      <RowLink href={href} size={size}>
        {label}
      </RowLink>
      <Text {...look}>{text}</Text>
    </Box.li>
  );
}
