import { clsx } from 'clsx';
import { useMemo } from 'react';
import article from '../../blocks/article/article.module.css';
import { useCurrentSection } from '../../blocks/prose/use-current-section.ts';
import { StripMap } from '../../lines/strip-map.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import styles from './blog.module.css';

interface ContentsProps {
  sections: readonly { readonly id: string; readonly label: string }[];
}

const NAME = 'In this article';

/**
 * The article's sections as a strip map: what has been read is filled, where the reader is, the
 * lamp is lit. On a narrow screen it is folded; the list stands once and needs no script to open.
 */
export function Contents({ sections }: ContentsProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  const stops = sections.map(({ id, label }, index) => ({
    label,
    href: `#${id}`,
    current: index === current,
    state: index < current ? ('done' as const) : ('ring' as const),
  }));
  return (
    <div data-screen="">
      <Text shown="tabletUp" size="small" tone="mute" className={styles.label} aria-hidden="true">
        {NAME}
      </Text>
      <Fold summary={NAME} className={clsx(article.fold, lookOf({ shown: 'phone' }))} />
      <StripMap label={NAME} stops={stops} pad={2} />
    </div>
  );
}
