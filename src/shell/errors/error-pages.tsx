import type { ReactNode } from 'react';
import { Dock } from '#drawings/lines/dock.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Particles } from '#ui/particles/particles.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from './errors.module.css';
import { Figure404, Figure503 } from './figures.tsx';

/** The first screen of an error page, with particles behind it. */
function ErrorPage({ children }: { children: ReactNode }) {
  return (
    <Section clip className={styles.page}>
      <Particles className={styles.dust} />
      {children}
    </Section>
  );
}

/** 404: illustrated figure, heading, text and a link to the home page (specification, 2.6). */
export function NotFound() {
  return (
    <ErrorPage>
      <Frame>
        <Figure404 />
        <Box before={7}>
          <Heading level={1} size="section">
            {t('errors.missing')}
          </Heading>
          <Text size="lead" before={3}>
            {t('errors.missingText')}
          </Text>
          <VisuallyHidden>
            <span data-error-message="" />
          </VisuallyHidden>
          <Inline gap={5} before={5} items="middle">
            <ButtonLink variant="fill" href="/">
              {t('errors.home')}
            </ButtonLink>
            <Link href="/search" variant="more">
              {t('errors.search')}
            </Link>
          </Inline>
        </Box>
      </Frame>
      <i className={styles.crossing} aria-hidden="true" />
    </ErrorPage>
  );
}

/** 503: illustrated figure, heading and text, without a link to the home page (specification, 2.6). */
export function Unavailable() {
  return (
    <ErrorPage>
      <Frame>
        <Figure503 />
        <Inline gap={5} before={7} className={styles.shutHead}>
          <Station state="announced" />
          <Box flex="grow">
            <Heading level={1} size="section">
              {t('errors.unavailable')}
            </Heading>
            <Text size="lead" before={3}>
              {t('errors.unavailableText')}
            </Text>
          </Box>
        </Inline>
      </Frame>
    </ErrorPage>
  );
}

/**
 * Any other status: the code as the title, the message, and a link to the home page (specification,
 * 2.6).
 */
export function GenericError({ statusCode, message }: { statusCode: number; message: string }) {
  return (
    <ErrorPage>
      <Frame>
        <Heading level={1} size="display" weight="regular" className={styles.code}>
          {String(statusCode)}
        </Heading>
        <Text size="lead" tone="bone" before={7}>
          {message}
        </Text>
        <Dock before={8}>
          <ButtonLink href="/" variant="fill" size="large">
            {t('errors.home')}
          </ButtonLink>
        </Dock>
      </Frame>
    </ErrorPage>
  );
}
