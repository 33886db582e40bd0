import { Heading } from '../../ui/heading/heading.tsx';
import { Text } from '../../ui/layout/box.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './docs.module.css';

/** The page's heading: what stands after a colon steps down to a second line. */
export function DocTitle({ title }: { title: string }) {
  const [subject = '', ...rest] = title.split(': ');
  const more = rest.join(': ');
  return (
    <Heading level={1} size={subject.length > 48 ? 'h3' : 'h2'} before={5} className={styles.title}>
      {subject}
      {more ? (
        <>
          <VisuallyHidden>: </VisuallyHidden>
          <Text as="span" block before={4} size="entry" className={styles.more}>
            {more}
          </Text>
        </>
      ) : null}
    </Heading>
  );
}
