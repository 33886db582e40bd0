import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './doc-title.module.css';

/** The page's heading: what stands after a colon steps down to a second line. */
export function DocTitle({ title }: { title: string }) {
  const [subject = '', ...rest] = title.split(': ');
  const more = rest.join(': ');
  return (
    <h1 className={styles.title} data-long={subject.length > 48 || undefined}>
      {subject}
      {more ? (
        <>
          <VisuallyHidden>: </VisuallyHidden>
          <span className={styles.more}>{more}</span>
        </>
      ) : null}
    </h1>
  );
}
