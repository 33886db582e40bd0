import styles from './ruler.module.css';

const DAYS = 98;

/** One mark for each day, drawn at true scale: seven days, then about three months. */
export function Ruler() {
  return (
    <svg className={styles.ruler} width="100%" height="24" aria-hidden="true">
      {Array.from({ length: DAYS + 1 }, (_, day) => {
        const height = day === 0 || day === 7 || day === DAYS ? 24 : day % 7 === 0 ? 16 : 10;
        const x = `${((day / DAYS) * 100).toFixed(3)}%`;
        return (
          <line key={x} x1={x} x2={x} y1={24 - height} y2="24" data-limit={day <= 7 || undefined} />
        );
      })}
    </svg>
  );
}
