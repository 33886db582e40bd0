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
    <Section className={styles.generic}>
      <Frame>
        <Heading level={1} size="hero">
          {String(statusCode)}
        </Heading>
        <p className={styles.message}>{message}</p>
        <div className={styles.siding}>
          <span className={styles.broken} aria-hidden="true" />
          <ButtonLink href="/" variant="fill">
            Return home
          </ButtonLink>
        </div>
      </Frame>
    </Section>
  );
}
