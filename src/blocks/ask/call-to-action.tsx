import type { CallToActionContent } from '#content/queries/ask-query.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Text } from '#ui/layout/box.tsx';
import { Frame, Section } from '#ui/section/section.tsx';

/**
 * The call to action at the end of a page of text: open an account, see whether the company can be
 * served, or ask a person.
 */
export function CallToAction({ content }: { content: CallToActionContent }) {
  const { heading, text, register, person, registerHref, check } = content;
  return (
    <Section before={8} labelledBy="band" data-screen="">
      <Frame>
        <Inline spread gap={5} items="middle" rule="start" pad={6}>
          <Box>
            <Heading level={2} size="minor" id="band">
              {heading}
            </Heading>
            <Text size="fine" before={1}>
              {text}
            </Text>
          </Box>
          <Inline.p gap={3}>
            <ButtonLink variant="fill" href={registerHref} outbound="register">
              {register}
            </ButtonLink>
            {check ? <ButtonLink href={check.href}>{check.label}</ButtonLink> : null}
            <ButtonLink href={person.href}>{person.label}</ButtonLink>
          </Inline.p>
        </Inline>
      </Frame>
    </Section>
  );
}
