import styles from './lamp.module.css';

/** The signal lamp. `on`, in orange, means live now, `off` not live, `done` over. */
export function Lamp({ state = 'on' }: { state?: 'on' | 'off' | 'done' }) {
  return <i className={styles.lamp} data-lamp={state} aria-hidden="true" />;
}
