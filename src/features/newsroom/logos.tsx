import { clsx } from 'clsx';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './newsroom.module.css';

/** The logo files, each shown as it is, with its formats to download. */
export function Logos({ logos }: Pick<NewsroomPage['kit'], 'logos'>) {
  return (
    <ul className={clsx(layout.four, layout.tabletTwo, layout.gap5, layout.before7)}>
      {logos.map(({ label, file, width, ground }) => (
        <li key={label}>
          <span
            className={clsx(layout.block, styles.tile)}
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
          </span>
          <span
            className={clsx(
              layout.between,
              layout.baseline,
              layout.phoneStack,
              text.fine,
              layout.before3,
            )}
          >
            <span>{label}</span>
            <span className={clsx(layout.row, layout.gap4)}>
              {['SVG', 'PNG'].map((format) => (
                <a
                  key={format}
                  className={clsx(text.bone, layout.pad3, styles.file)}
                  href={`/press/${file}.${format.toLowerCase()}`}
                  download=""
                >
                  <VisuallyHidden>{`Download ${label} as `}</VisuallyHidden>
                  {format}
                </a>
              ))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
