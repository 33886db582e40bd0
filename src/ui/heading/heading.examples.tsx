import type { Examples } from '../kit/examples.ts';
import { Heading, HeadingLines, type HeadingSize } from './heading.tsx';
import { TitledText } from './titled-text.tsx';

const SIZES: readonly HeadingSize[] = [
  'hero',
  'title',
  'display',
  'section',
  'part',
  'subsection',
  'entry',
  'minor',
];

export const examples: Examples = {
  ...Object.fromEntries(
    SIZES.map((size) => [
      size,
      <Heading key={size} size={size} level={3}>
        Open an account
      </Heading>,
    ]),
  ),
  'on two lines': (
    <Heading size="section" level={3}>
      <HeadingLines lines={['One account,', 'three methods']} />
    </Heading>
  ),
  'with a text': (
    <TitledText title="Two signatures" text="The second person sees what the first has signed." />
  ),
};
