import type { ReactNode } from 'react';
import { Text } from '../layout/box.tsx';
import type { Look } from '../layout/look.ts';
import { Heading, type HeadingSize } from './heading.tsx';

interface TitledProps {
  title: string;
  text: ReactNode;
  level?: 2 | 3;
  size?: HeadingSize;
  /** A voice of the running text in place of the heading's own. */
  voice?: Look['size'];
  /** How the text looks in place of small and close. */
  look?: Look;
}

const CLOSE: Look = { size: 'fine', before: 2 };

/** A small heading with what it heads right below. */
export function Titled({ title, text, level = 3, size = 'h4', voice, look = CLOSE }: TitledProps) {
  return (
    <>
      <Heading level={level} size={size} voice={voice}>
        {title}
      </Heading>
      <Text {...look}>{text}</Text>
    </>
  );
}
