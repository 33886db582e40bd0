import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Particles } from '#ui/particles/particles.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from './errors.module.css';
import { Figure404 } from './figures.tsx';

/** 404: illustrated figure, heading, text and a link to the home page (specification, 2.6). */
export function NotFound() {
  return (
    <Section clip className={styles.page}>
      <Particles className={styles.dust} />
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
    </Section>
  );
}
