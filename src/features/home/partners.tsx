import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Inline, Text } from '../../ui/layout/box.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './home.module.css';

/** A decorative strip of companies' wordmarks: as many as fit into one row, on a phone two. */
export function Partners({ texts: { caption, marks } }: { texts: HomeContent['partners'] }) {
  return (
    <Section grid strip pad={7}>
      <Lines light />
      <Text size="small" tone="mute" at={[2, 13]}>
        {caption}
      </Text>
      <Inline.ul spread gap={5} before={5} at={[2, 13]} className={styles.marks} aria-hidden="true">
        {marks.map(({ file, width }) => (
          <li key={file}>
            <img src={`/partners/${file}.svg`} alt="" loading="lazy" width={width} height="38" />
          </li>
        ))}
      </Inline.ul>
    </Section>
  );
}
