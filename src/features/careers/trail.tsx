import styles from './trail.module.css';

interface TrailProps {
  /** The way here, the page itself last. */
  steps: readonly { label: string; href?: string }[];
}

/** Where this page stands, as a short line. */
export function Trail({ steps }: TrailProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {steps.map(({ label, href }) => (
          <li key={label} className={styles.step}>
            {href ? (
              <a className={styles.link} href={href}>
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
