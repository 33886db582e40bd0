import { clsx } from 'clsx';
import type { Post } from '../../../content/queries/blog.ts';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Title } from '../../../ui/heading/title.tsx';
import layout from '../../../ui/layout/layout.module.css';
import row from '../../../ui/row/row.module.css';
import { Frame, Section } from '../../../ui/section/section.tsx';
import text from '../../../ui/text/text.module.css';
import styles from '../blog.module.css';
import { SmallCover } from '../cover/cover.tsx';

/** What to read next, each under its own map; on a phone a narrow ticket with the map at the left. */
export function Related({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <Section className={layout.before9} labelledBy="related">
      <Frame>
        <div data-screen="">
          <Heading level={2} size="h3" id="related">
            Connections
          </Heading>
          <ul className={clsx(layout.three, layout.gap5, layout.before6)}>
            {posts.map((post) => (
              <li key={post.id} className={clsx(layout.relative, styles.post)}>
                <div className={styles.picture}>
                  <SmallCover post={post} size="picture" />
                </div>
                <div>
                  <Heading level={3} size="h4">
                    <a className={row.link} href={post.href}>
                      <Title>{post.title}</Title>
                    </a>
                  </Heading>
                  <p
                    className={clsx(layout.row, layout.gap3, layout.before2, text.small, text.mute)}
                  >
                    <span>{post.topicLabel}</span>
                    <Day value={post.date} />
                    <span className={layout.wideOnly}>{post.minutes} min</span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Frame>
    </Section>
  );
}
