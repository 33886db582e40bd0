import { type Wordmarks as Texts, WORDMARK_HEIGHT } from '#content/schemas/pieces-schema.ts';
import { Inline, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import styles from './wordmarks.module.css';

/** Decorative wordmarks with a caption; on a wide screen one row, as many as fit. */
export function Wordmarks({ texts: { caption, marks }, at }: Pick<Look, 'at'> & { texts: Texts }) {
  return (
    <>
      <Text size="small" tone="mute" at={at}>
        {caption}
      </Text>
      <Inline.ul spread gap={5} before={5} at={at} className={styles.marks} aria-hidden="true">
        {marks.map(({ file, width }) => (
          <li key={file}>
            <img
              src={`/partners/${file}.webp`}
              alt=""
              loading="lazy"
              width={width}
              height={WORDMARK_HEIGHT}
            />
          </li>
        ))}
      </Inline.ul>
    </>
  );
}
