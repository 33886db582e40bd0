import type { Post } from '../../../content/queries/blog.ts';
import type { BlogPage } from '../../../content/schemas/blog-page.ts';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import { SmallCover } from '../cover/cover.tsx';
import styles from './related.module.css';

interface RelatedProps {
  posts: readonly Post[];
  topics: BlogPage['topics'];
}

/** What to read next, each under its own map. */
export function Related({ posts, topics }: RelatedProps) {
  if (posts.length === 0) return null;
  return (
    <Section className={styles.section} labelledBy="related">
      <Frame>
        <Heading level={2} size="h3" id="related">
          Connections
        </Heading>
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.id} className={styles.post}>
              <div className={styles.picture}>
                <SmallCover post={post} size="picture" />
              </div>
              <Heading level={3} size="h4" className={styles.title}>
                <a className={styles.link} href={post.href}>
                  {post.title}
                </a>
              </Heading>
              <p className={styles.meta}>
                <span>{topics[post.topic]}</span>
                <Day value={post.date} />
                <span>{post.minutes} min</span>
              </p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
