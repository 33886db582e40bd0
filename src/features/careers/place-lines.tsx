import styles from './place-lines.module.css';

/**
 * The lines of the three places behind a part of the page; parts stand edge to edge, so they join.
 * `enter` brings them in from the right edge, `part` leads each to a third of the frame.
 */
export function PlaceLines({ shape = 'straight' }: { shape?: 'enter' | 'straight' | 'part' }) {
  return (
    <div className={styles.lines} data-place-lines="" data-shape={shape} aria-hidden="true">
      {[1, 2, 3].map((lane) => (
        <i key={lane} className={styles.line} data-lane={lane}>
          <b className={styles.enter} />
          {shape === 'part' ? <b className={styles.leave} /> : null}
        </i>
      ))}
    </div>
  );
}
