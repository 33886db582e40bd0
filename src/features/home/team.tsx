import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Box, Split, Spread, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import { PayrollDesk } from '../../vignettes/payroll-desk/payroll-desk.tsx';
import styles from './home.module.css';

/** Payments by several people: the lines pass under the desk and come out in the middle. */
export function Team({ texts }: { texts: HomeContent['team'] }) {
  return (
    <Section labelledBy="team">
      <Frame grid strip className={styles.team}>
        <Lines shape="bend" turn="right" className={styles.underDesk} />
        <Heading level={2} size="title" id="team" at={[2, 13]}>
          {texts.heading}
        </Heading>
        <Text size="lead" before={6} measure="text" at={[2, 9]}>
          {texts.lead}
        </Text>
        <Split.ul of={3} gap={5} before={6} at={[2, 13]}>
          {texts.parts.map(({ icon, title, text: about, href }) => (
            <Spread.li key={href} place="relative" items="top" gap={4} pad={2} tone="bone">
              <Icon name={icon} />
              <Box flex="grow">
                <Heading level={3} size="h4">
                  <a href={href} className={row.link}>
                    {title}
                  </a>
                </Heading>
                <Text size="fine" tone="text" before={1} shown="tabletUp">
                  {about}
                </Text>
              </Box>
            </Spread.li>
          ))}
        </Split.ul>
        <PayrollDesk className={lookOf({ before: 7, at: [1, 13] })} />
      </Frame>
    </Section>
  );
}
