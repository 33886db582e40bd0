import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './errors.module.css';
import { Figure404 } from './figures.tsx';

/** 404: illustrated figure, heading, sub-text, the way home (specification, 2.6). */
export function NotFound() {
  return (
    <Section className={styles.page}>
      <div className={styles.dust} data-particles="" aria-hidden="true" />
      <Frame>
        <Figure404 />
        <div className={styles.words}>
          <div>
            <Heading level={1} size="h3" className={styles.heading}>
              Page not found!
            </Heading>
            <p className={styles.text}>The page you were looking for does not exist</p>
            <VisuallyHidden>
              <span data-error-message="" />
            </VisuallyHidden>
          </div>
          <Link href="/" variant="more">
            Return home
          </Link>
        </div>
      </Frame>
    </Section>
  );
}
