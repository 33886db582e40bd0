import { clsx } from 'clsx';
import type { ApiPageContent } from '../../content/queries/api.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './api.module.css';

/** What to read next. */
export function ReadOn({ links }: Pick<ApiPageContent, 'links'>) {
  return (
    <Section labelledBy="read-on">
      <Frame grid strip>
        <Lines shape="straight" />
        <Heading level={2} size="h4" id="read-on" tone="mute" at={[2, 13]}>
          {links.heading}
        </Heading>
        <Box as="ul" before={2} at={[2, 13]} className={styles.links}>
          {links.items.map(({ label, text: about, href }) => (
            <Box key={href} as="li" pad={4} className={row.row}>
              <a className={clsx(row.link, lookOf({ size: 'name' }))} href={href}>
                {label}
              </a>
              <Text size="fine" tone="mute" before={1}>
                {about}
              </Text>
            </Box>
          ))}
        </Box>
      </Frame>
    </Section>
  );
}
