import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Split } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';

/** How we hire: a ledger of promises beside a heading that stays in view. */
export function Hiring({ texts }: { texts: CareersPage['hiring'] }) {
  return (
    <Section before={9} labelledBy="hiring">
      <Frame grid>
        <Box place="stickyWide" at={[1, 5]} tablet={[1, 12]}>
          <Heading level={2} size="h3" id="hiring">
            {texts.heading}
          </Heading>
          <Box.p measure="narrow" pad={5}>
            {texts.lead}
          </Box.p>
        </Box>
        <Box.ul rule="start" at={[6, 13]} tablet={[1, 13]}>
          {texts.items.map(({ title, text }) => (
            <Split.li key={title} of={2} gap={2} pad={5} rule="end">
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <p>{text}</p>
            </Split.li>
          ))}
        </Box.ul>
      </Frame>
    </Section>
  );
}
