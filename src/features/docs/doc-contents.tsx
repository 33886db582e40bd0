import { useMemo } from 'react';
import article from '../../blocks/article/article.module.css';
import { useCurrentSection } from '../../blocks/prose/use-current-section.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import styles from './docs.module.css';

export interface DocSection {
  readonly id: string;
  readonly label: string;
}

interface DocContentsProps {
  sections: readonly DocSection[];
}

/** The sections of a document, the one being read marked; folded on a phone. */
export function DocContents({ sections }: DocContentsProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  return (
    <>
      <Fold summary="On this page" shown="phone" className={article.fold} />
      <nav aria-label="On this page" data-screen="">
        <Text shown="tabletUp" tone="mute" aria-hidden="true">
          On this page
        </Text>
        <Box.ol before={3}>
          {sections.map(({ id, label }, index) => (
            <li key={id}>
              <a
                className={`${styles.section} ${lookOf({ block: true, pad: 2 })}`}
                href={`#${id}`}
                aria-current={index === current ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </Box.ol>
      </nav>
    </>
  );
}
