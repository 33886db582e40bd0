import article from '../../blocks/article/article.module.css';
import board from '../../blocks/board/board.module.css';
import type { NewsItem } from '../../content/queries/newsroom.ts';
import { Lines } from '../../lines/lines.tsx';
import { lit } from '../../lines/lit.ts';
import { Rings } from '../../lines/rings.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Title } from '../../ui/heading/title.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { KINDS } from './kinds.ts';
import styles from './newsroom.module.css';

/** Title of an announcement, over a level run of the lines that it concerns. */
export function ItemTop({ item }: { item: NewsItem }) {
  return (
    <Section>
      <Frame pad={7}>
        <Text size="small" tone="mute" className={article.crumbs}>
          <Link href="/newsroom" variant="plain" pad={3}>
            Newsroom
          </Link>
          <span>{KINDS[item.kind]}</span>
        </Text>
        <Heading
          level={1}
          size={item.title.length > 44 ? 'h2' : 'title'}
          before={5}
          className={article.title}
        >
          <Title>{item.title}</Title>
        </Heading>
      </Frame>
      <Box place="relative" clip className={styles.level} data-screen="">
        <Lines shape="level" lines={lit(item.lines)} />
        <Frame>
          <svg className={board.rings} overflow="visible" aria-hidden="true">
            <Rings
              spots={[{ x: 0, y: 0, along: 1 }]}
              lines={item.lines}
              size={18}
              edge={4}
              place={(_, side) => [9, `${side * 100}%`]}
            />
          </svg>
        </Frame>
      </Box>
    </Section>
  );
}
