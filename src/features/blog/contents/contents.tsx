import { clsx } from 'clsx';
import { useMemo } from 'react';
import article from '../../../blocks/article/article.module.css';
import { useCurrentSection } from '../../../blocks/prose/use-current-section.ts';
import { StripMap } from '../../../lines/strip-map.tsx';
import { Fold } from '../../../ui/fold/fold.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../blog.module.css';

interface ContentsProps {
  sections: readonly { readonly id: string; readonly label: string }[];
}

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
      <p className={clsx(layout.noPhone, text.small, text.mute, styles.label)} aria-hidden="true">
        In this article
      </p>
      <Fold summary="In this article" className={clsx(layout.phoneOnly, article.fold)} />
      <StripMap label="In this article" stops={stops} className={layout.pad2} />
    </div>
  );
}
