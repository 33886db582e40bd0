import type { ReactNode } from 'react';
import { Text } from '../layout/box.tsx';
import type { Look } from '../layout/look.ts';
import { Heading, type HeadingSize } from './heading.tsx';

interface TitledProps {
  title: string;
  text: ReactNode;
  level?: 2 | 3;
  size?: HeadingSize;
  /** The look of the text in place of small and close to the heading. */
  look?: Look;
}

const CLOSE: Look = { size: 'fine', before: 2 };

/** A small heading with its text right below. */
export function TitledText({ title, text, level = 3, size = 'minor', look = CLOSE }: TitledProps) {
  return (
    <>
      <Heading level={level} size={size}>
        {title}
      </Heading>
      <Text {...look}>{text}</Text>
    </>
  );
}
