import styles from './logo.module.css';

/** The mark: a line with two bends that ends in the lamp, and the name beside it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg width="26" height="30" viewBox="0 0 26 30" fill="none" aria-hidden="true">
        <path
          d="M21 4H10.5a5.5 5.5 0 0 0 0 11h5a5.5 5.5 0 0 1 0 11H9"
          stroke="currentColor"
          strokeWidth="4"
        />
        <circle cx="5" cy="26" r="3.6" className={styles.lamp} />
      </svg>
      {name}
    </span>
  );
}
