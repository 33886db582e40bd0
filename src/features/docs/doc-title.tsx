import { clsx } from 'clsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './docs.module.css';

/** The page's heading: what stands after a colon steps down to a second line. */
export function DocTitle({ title }: { title: string }) {
  const [subject = '', ...rest] = title.split(': ');
  const more = rest.join(': ');
  return (
    <Heading
      level={1}
      size={subject.length > 48 ? 'h3' : 'h2'}
      className={clsx(layout.before5, styles.title)}
    >
      {subject}
      {more ? (
        <>
          <VisuallyHidden>: </VisuallyHidden>
          <span className={clsx(layout.block, layout.before4, text.entry, styles.more)}>
            {more}
          </span>
        </>
      ) : null}
    </Heading>
  );
}
