import type { ApiPageContent } from '../../content/queries/api.ts';
import { Lines } from '../../lines/lines.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Inline, Text } from '../../ui/layout/box.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './api.module.css';

/** The page's opening: the lines come from the account to the program. */
export function Opening({ content }: { content: ApiPageContent }) {
  const guide = content.errors.link;
  const [sandbox] = content.environments.items;
  return (
    <Section className={styles.opening}>
      <Frame grid strip className={styles.title}>
        <Lines shape="bend" turn="left" className={styles.enter} />
        <Heading level={1} size="hero" at={[1, 8]} tablet={[1, 10]}>
          {content.heading}
        </Heading>
        {sandbox ? (
          <Box as="p" shown="wide" self="bottom" pad={3} at={[8, 12]}>
            <Text as="span" block size="small" tone="mute">
              {sandbox.name}
            </Text>
            <Text as="code" size="lead" tone="bone">
              {sandbox.address}
            </Text>
          </Box>
        ) : null}
        <Box before={7} at={[1, 6]} tablet={[1, 9]}>
          <Text size="lead">{content.lead}</Text>
          <Inline as="p" gap={5} before={6}>
            <ButtonLink href={content.sandboxHref}>Sandbox</ButtonLink>
            <Link href={guide.href} variant="more">
              {guide.label}
            </Link>
          </Inline>
        </Box>
      </Frame>
    </Section>
  );
}
