import type { Post } from '../../../content/queries/blog.ts';
import type { BlogPage, Topic } from '../../../content/schemas/blog-page.ts';
import { Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { Choice } from '../../../ui/choice/choice.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './board.module.css';
import { Row } from './row.tsx';

interface BoardProps {
  texts: BlogPage;
  posts: readonly Post[];
}

const ALL = 'all';

/** The topics that have posts, with their number. */
function options(topics: BlogPage['topics'], posts: readonly Post[]) {
  return (Object.keys(topics) as Topic[])
    .map((topic) => ({
      value: topic,
      label: topics[topic],
      count: posts.filter((post) => post.topic === topic).length,
    }))
    .filter(({ count }) => count > 0);
}

/**
 * Every post as a departure board. The topics are radios that the style sheet reads, so the filter
 * needs no script; where it cannot work, every post stays in view.
 */
export function Board({ texts, posts }: BoardProps) {
  const topics = options(texts.topics, posts);
  return (
    <Section className={styles.section} labelledBy="board">
      <Frame strip className={styles.board}>
        <Lines shape="straight" light className={styles.lines} />
        <Station span={3} className={styles.begin} />
        <VisuallyHidden>
          <Heading level={2} size="h4" id="board">
            All posts
          </Heading>
        </VisuallyHidden>
        {topics.length > 1 ? (
          <Choice
            legend="Topic"
            name="topic"
            defaultValue={ALL}
            options={[{ value: ALL, label: texts.allLabel, count: posts.length }, ...topics]}
            className={styles.topics}
          />
        ) : null}
        {posts.length > 0 ? (
          <ul className={styles.rows}>
            {posts.map((post, index) => (
              <Row
                key={post.id}
                post={post}
                topic={texts.topics[post.topic]}
                isLatest={index === 0 && posts.length > 1}
              />
            ))}
          </ul>
        ) : (
          <p className={styles.empty}>{texts.empty}</p>
        )}
        <Station span={3} className={styles.end} />
      </Frame>
    </Section>
  );
}
