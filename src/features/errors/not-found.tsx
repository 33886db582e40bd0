import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './errors.module.css';

/** 404: illustrated figure, heading, sub-text, the way home (specification, 2.6). */
export function NotFound() {
  return (
    <Section className={styles.generic}>
      <Frame>
        <Heading level={1} size="h2">
          Page not found!
        </Heading>
        <p className={styles.message}>The page you were looking for does not exist</p>
        <VisuallyHidden>
          <span data-error-message="" />
        </VisuallyHidden>
        <Link href="/" variant="more">
          Return home
        </Link>
      </Frame>
    </Section>
  );
}
