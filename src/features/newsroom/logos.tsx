import { clsx } from 'clsx';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Box, Inline, Split, Spread } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './newsroom.module.css';

/** The logo files, each shown as it is, with its formats to download. */
export function Logos({ logos }: Pick<NewsroomPage['kit'], 'logos'>) {
  return (
    <Split as="ul" of={4} tabletTwo gap={5} before={7}>
      {logos.map(({ label, file, width, ground }) => (
        <li key={label}>
          <Box
            as="span"
            block
            className={styles.tile}
            data-ground={ground === 'light' || undefined}
          >
            <img
              className={styles.image}
              src={`/press/${file}.svg`}
              alt=""
              width={width}
              height="320"
              decoding="async"
              fetchPriority="low"
            />
          </Box>
          <Spread as="span" items="baseline" phone="stack" size="fine" before={3}>
            <span>{label}</span>
            <Inline as="span" gap={4}>
              {['SVG', 'PNG'].map((format) => (
                <a
                  key={format}
                  className={clsx(styles.file, lookOf({ tone: 'bone', pad: 3 }))}
                  href={`/press/${file}.${format.toLowerCase()}`}
                  download=""
                >
                  <VisuallyHidden>{`Download ${label} as `}</VisuallyHidden>
                  {format}
                </a>
              ))}
            </Inline>
          </Spread>
        </li>
      ))}
    </Split>
  );
}
