import { clsx } from 'clsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './errors.module.css';
import { Figure404 } from './figures.tsx';

/** 404: illustrated figure, heading, sub-text, the way home (specification, 2.6). */
export function NotFound() {
  return (
    <Section className={clsx(styles.page, layout.clip)}>
      <div className={clsx(styles.dust, layout.absolute)} data-particles="" aria-hidden="true" />
      <Frame>
        <Figure404 />
        <div
          className={clsx(layout.row, layout.between, layout.bottom, layout.gap6, layout.before7)}
        >
          <div>
            <Heading level={1} size="h2">
              Page not found!
            </Heading>
            <p className={clsx(text.lead, layout.before3)}>
              The page you were looking for does not exist
            </p>
            <VisuallyHidden>
              <span data-error-message="" />
            </VisuallyHidden>
          </div>
          <Link href="/" variant="more">
            Return home
          </Link>
        </div>
      </Frame>
      <i className={styles.crossing} aria-hidden="true" />
    </Section>
  );
}
