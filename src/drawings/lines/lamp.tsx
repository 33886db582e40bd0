import styles from './lamp.module.css';

/** The lamp: orange means live now. `off` is not live, `done` is over. */
export function Lamp({ state = 'on' }: { state?: 'on' | 'off' | 'done' }) {
  return <i className={styles.lamp} data-lamp={state} aria-hidden="true" />;
}
