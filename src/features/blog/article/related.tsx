import type { Post } from '../../../content/queries/blog.ts';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Title } from '../../../ui/heading/title.tsx';
import { Box, Inline, Split } from '../../../ui/layout/box.tsx';
import row from '../../../ui/row/row.module.css';
import { Frame, Section } from '../../../ui/section/section.tsx';
import styles from '../blog.module.css';
import { SmallCover } from '../cover/cover.tsx';

/** What to read next, each under its own map; on a phone a narrow ticket with the map at the left. */
export function Related({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <Section before={9} labelledBy="related">
      <Frame>
        <div data-screen="">
          <Heading level={2} size="h3" id="related">
            Connections
          </Heading>
          <Split.ul of={3} gap={5} before={6}>
            {posts.map((post) => (
              <Box.li key={post.id} place="relative" className={styles.post}>
                <div className={styles.picture}>
                  <SmallCover post={post} size="picture" />
                </div>
                <div>
                  <Heading level={3} size="h4">
                    <a className={row.link} href={post.href}>
                      <Title>{post.title}</Title>
                    </a>
                  </Heading>
                  <Inline.p gap={3} before={2} size="small" tone="mute">
                    <span>{post.topicLabel}</span>
                    <Day value={post.date} />
                    <Box.span shown="wide">{post.minutes} min</Box.span>
                  </Inline.p>
                </div>
              </Box.li>
            ))}
          </Split.ul>
        </div>
      </Frame>
    </Section>
  );
}
