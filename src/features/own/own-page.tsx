import type { ReactNode } from 'react';
import { Closing } from '#blocks/closing/closing.tsx';
import { DeclaredSection, type SectionWithImage } from '#blocks/sections/declared-section.tsx';
import type { OwnPageContent } from '#content/queries/own-query.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Text } from '#ui/layout/box.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { Frame, Section } from '#ui/section/section.tsx';

interface OwnPageProps extends Pick<OwnPageContent, 'texts' | 'registerHref'> {
  sections: readonly SectionWithImage[];
  /** The rendered text, if the page has one. */
  children?: ReactNode;
}

/** A page that the institution adds at a URL of its choice: an opening, a text, and sections. */
export function OwnPage({ texts, registerHref, sections, children }: OwnPageProps) {
  const { heading, lead, register, link, closing } = texts;
  return (
    <Box clip>
      <Section>
        <Frame grid pad={8}>
          <Heading size="title" at={[1, 10]} tablet={[1, 13]}>
            {heading}
          </Heading>
          <Text size="lead" measure="text" at={[1, 8]} tablet={[1, 13]}>
            {lead}
          </Text>
          {register || link ? (
            <Inline.p gap={3} before={6} phone="stack" at={[1, 13]}>
              {register ? (
                <ButtonLink variant="lamp" href={registerHref} outbound="register">
                  {register}
                </ButtonLink>
              ) : null}
              {link ? <ButtonLink href={link.href}>{link.label}</ButtonLink> : null}
            </Inline.p>
          ) : null}
        </Frame>
        {children ? (
          <Frame grid pad={6}>
            <Box at={[1, 9]} tablet={[1, 13]}>
              <Prose>{children}</Prose>
            </Box>
          </Frame>
        ) : null}
      </Section>
      {sections.map((section, index) => (
        <DeclaredSection key={section.id || `${section.kind} ${index}`} section={section} />
      ))}
      {closing ? <Closing texts={closing} register={registerHref} size="title" /> : null}
    </Box>
  );
}
