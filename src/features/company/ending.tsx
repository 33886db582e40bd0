import { clsx } from 'clsx';
import type { AboutPage } from '../../content/schemas/about.ts';
import { Dock } from '../../lines/dock.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Split, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';

interface EndingProps {
  texts: AboutPage['closing'];
  next: AboutPage['next'];
  register: string;
}

/** The end of the story: the lines dock, and two doors lead on. */
export function Ending({ texts, next, register }: EndingProps) {
  return (
    <Section before={9} labelledBy="ending">
      <Frame grid>
        <Heading
          level={2}
          size="display"
          id="ending"
          phoneOrder="first"
          at={[1, 10]}
          tablet={[1, 13]}
        >
          {texts.heading}
        </Heading>
        <Box before={8} at={[1, 8]}>
          <Dock>
            <ButtonLink href={register} outbound="register" variant="lamp" size="large">
              Register
            </ButtonLink>
          </Dock>
        </Box>
        <Text size="lead" before={8} self="middle" phoneOrder="first" at={[8, 12]} tablet={[8, 13]}>
          {texts.lead}
        </Text>
        <Split as="ul" of={2} gap={6} before={9} at={[1, 13]}>
          {next.map(({ label, href, text: about }) => (
            <Box key={href} as="li" pad={5} className={row.row}>
              <a className={clsx(row.link, lookOf({ size: 'entry' }))} href={href}>
                {label}
              </a>
              <Box as="p" before={2}>
                {about}
              </Box>
            </Box>
          ))}
        </Split>
      </Frame>
    </Section>
  );
}
