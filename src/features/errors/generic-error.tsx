import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './errors.module.css';

/** What the error page reads (specification, section 3). */
export interface ErrorObject {
  statusCode: number;
  message: string;
}

/** Any status but 404 and 503: the code as the title, the message as the description, the way home. */
export function GenericError({ statusCode, message }: ErrorObject) {
  return (
    <Section className={styles.page}>
      <div className={styles.dust} data-particles="" aria-hidden="true" />
      <Frame>
        <Heading level={1} size="display" className={styles.code}>
          {String(statusCode)}
        </Heading>
        <p className={styles.message}>{message}</p>
        <div className={styles.siding}>
          <svg
            className={styles.break}
            viewBox="0 0 900 64"
            preserveAspectRatio="xMaxYMid slice"
            aria-hidden="true"
          >
            <path className={styles.swift} d="M-900 11H520M-900 17H520" />
            <path className={styles.sepa} d="M-900 32H520" />
            <path className={styles.instant} d="M-900 50H520" />
            <path className={styles.gap} d="M532 14H900M532 32H900M532 50H900" />
          </svg>
          <ButtonLink href="/" variant="fill">
            Return home
          </ButtonLink>
        </div>
      </Frame>
    </Section>
  );
}
