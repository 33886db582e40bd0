import type { PressLogo } from '../../content/queries/newsroom.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './logos.module.css';

/** The logo files, each shown as it is, with its formats to download. */
export function Logos({ logos }: { logos: readonly PressLogo[] }) {
  return (
    <ul className={styles.logos}>
      {logos.map(({ label, preview, files }) => (
        <li
          key={label}
          className={styles.logo}
          data-ground={preview.includes('white') || undefined}
        >
          <span className={styles.tile}>
            <img
              className={styles.image}
              src={preview}
              alt=""
              width={preview.includes('logo') ? 804 : 320}
              height="320"
              loading="lazy"
              decoding="async"
            />
          </span>
          <span className={styles.bar}>
            <span className={styles.label}>{label}</span>
            <span className={styles.files}>
              {files.map(({ format, href }) => (
                <a key={format} className={styles.file} href={href} download="">
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
