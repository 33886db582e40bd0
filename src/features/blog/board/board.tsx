import { clsx } from 'clsx';
import ends from '../../../blocks/board/board.module.css';
import type { Post } from '../../../content/queries/blog.ts';
import type { BlogPage } from '../../../content/schemas/blog-page.ts';
import { Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { Choice } from '../../../ui/choice/choice.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Frame, Section } from '../../../ui/section/section.tsx';
import text from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './board.module.css';
import { Row } from './row.tsx';

interface BoardProps {
  texts: BlogPage;
  posts: readonly Post[];
}

const ALL = 'all';

/** The topics that have posts, with their number; `value` is the topic's place among all. */
function options(topics: BlogPage['topics'], posts: readonly Post[]) {
  return Object.entries(topics)
    .map(([topic, { label }], index) => ({
      value: String(index + 1),
      label,
      topic,
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
    <Section labelledBy="board">
      <Frame strip className={clsx(layout.pad7, ends.filtered)}>
        <Lines shape="straight" light />
        <Station rail={0} span={3} className={ends.begin} />
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
            className={clsx(layout.above, ends.inset, styles.topics)}
          />
        ) : null}
        {posts.length > 0 ? (
          <ul className={clsx(layout.above, layout.rule, ends.inset)}>
            {posts.map((post, index) => (
              <Row
                key={post.id}
                post={post}
                choice={topics.find(({ topic }) => topic === post.topic)?.value}
                isLatest={index === 0 && posts.length > 1}
              />
            ))}
          </ul>
        ) : (
          <p className={clsx(text.lead, layout.pad8, ends.inset)}>{texts.empty}</p>
        )}
        <Station rail={0} span={3} className={ends.end} />
      </Frame>
    </Section>
  );
}
