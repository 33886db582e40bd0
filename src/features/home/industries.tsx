import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { stands } from '../../lines/stands.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Subgrid, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Link } from '../../ui/link/link.tsx';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './home.module.css';

/** Six industries as stops of the strip map, each on the lines that it uses most. */
export function Industries({ texts }: { texts: HomeContent['industries'] }) {
  return (
    <Section labelledBy="industries">
      <Frame grid strip className={styles.bend}>
        <Lines shape="bend" turn="left" className={styles.fromCentre} />
        {/* the heading steps down: the list leads */}
        <Box at={[2, 11]}>
          <Heading level={2} size="h3" id="industries">
            {texts.heading}
          </Heading>
          <Text size="entry" tone="mute" before={3}>
            {texts.lead}
          </Text>
        </Box>
        <Subgrid.ul phone="block" rule="start" before={8} at={[2, 13]}>
          {texts.entries.map(({ label, summary, href, lines }) => (
            <Subgrid.li
              key={href}
              phone="block"
              at={[1, 12]}
              className={clsx(styles.industry, row.row)}
            >
              {stands(lines).map(({ first, span }) => (
                <Station key={first} rail={first} span={span} />
              ))}
              <a
                className={clsx(
                  row.link,
                  lookOf({ phone: 'block', items: 'middle', pad: 4, at: [1, 12], flow: 'subgrid' }),
                )}
                href={href}
              >
                <Heading level={3} size="h2" at={[1, 8]}>
                  {label}
                </Heading>
                <Text.span tone="text" wrap="balance" shown="tabletUp" at={[8, 11]}>
                  {summary}
                </Text.span>
                <Text.span tone="mute" right shown="tabletUp" at={[11]} aria-hidden="true">
                  →
                </Text.span>
              </a>
            </Subgrid.li>
          ))}
        </Subgrid.ul>
        <Link href={texts.link.href} variant="more" before={5} at={[2, 13]}>
          {texts.link.label}
        </Link>
      </Frame>
    </Section>
  );
}
