import type { AboutPage } from '../../content/schemas/about.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Split } from '../../ui/layout/box.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './company.module.css';

/** What we do not do: sidings, each shut by a buffer stop. */
export function NotDo({ texts }: { texts: AboutPage['notDo'] }) {
  return (
    <Section before={9} labelledBy="not">
      <Frame>
        <Heading level={2} size="h3" id="not">
          {texts.heading}
        </Heading>
        <Box as="ul" before={5}>
          {texts.items.map(({ title, text: about, link }) => (
            <Split key={title} as="li" of={2} gap={3} pad={5} rule="end" className={styles.siding}>
              <Heading level={3} size="h4" voice="entry">
                {title}
              </Heading>
              <Box flex="grow">
                <p>{about}</p>
                {link ? (
                  <Link href={link.href} variant="more" before={3}>
                    {link.label}
                  </Link>
                ) : null}
              </Box>
            </Split>
          ))}
        </Box>
      </Frame>
    </Section>
  );
}
