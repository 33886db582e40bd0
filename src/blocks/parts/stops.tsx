import { clsx } from 'clsx';
import { Buffer } from '../../lines/buffer.tsx';
import { Box, Spread } from '../../ui/layout/box.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Detail } from './detail.tsx';

interface StopsProps {
  title: string;
  /** What opens them on a phone: the title, and how many. */
  summary: string;
  items: readonly string[];
  /** In large type, where what is refused is the statement. */
  large?: boolean;
  /** Side by side. */
  abreast?: boolean;
  className?: string | undefined;
}

/** What is not done or not taken: each sentence ends a line at a buffer. */
export function Stops({ title, summary, items, large, abreast, className }: StopsProps) {
  return (
    <Detail title={title} summary={summary} className={className}>
      <Box.ul before={4} className={clsx(abreast && [layout.two, layout.gap6])}>
        {items.map((item) => (
          <Spread.li
            key={item}
            items="top"
            rule="start"
            className={clsx(
              large
                ? [text.entry, layout.gap5, layout.pad4]
                : [text.fine, layout.gap4, layout.pad3],
            )}
          >
            <Buffer />
            <Box.p flex="grow">{item}</Box.p>
          </Spread.li>
        ))}
      </Box.ul>
    </Detail>
  );
}
