import { clsx } from 'clsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import styles from './errors.module.css';

/** What the error page reads (specification, section 3). */
export interface ErrorObject {
  statusCode: number;
  message: string;
}

/** Any status but 404 and 503: the code as the title, the message as the description, the way home. */
export function GenericError({ statusCode, message }: ErrorObject) {
  return (
    <Section className={clsx(styles.page, layout.clip)}>
      <div className={clsx(styles.dust, layout.absolute)} data-particles="" aria-hidden="true" />
      <Frame>
        <Heading level={1} size="display" className={text.regular}>
          {String(statusCode)}
        </Heading>
        <p className={clsx(text.lead, text.bone, layout.before7)}>{message}</p>
        <div className={clsx(layout.row, layout.before8)}>
          <svg
            className={styles.siding}
            viewBox="0 0 900 64"
            preserveAspectRatio="xMaxYMid slice"
            overflow="visible"
            strokeWidth="4"
            aria-hidden="true"
          >
            <path d="M-900 11H520M-900 17H520" stroke="var(--steel)" strokeWidth="2" />
            <path d="M-900 32H520" stroke="var(--bone)" />
            <path d="M-900 50H520" stroke="var(--lamp)" />
            <path
              d="M532 14H900M532 32H900M532 50H900"
              stroke="var(--mute)"
              strokeWidth="2"
              strokeDasharray="9 7"
            />
          </svg>
          <ButtonLink href="/" variant="fill">
            Return home
          </ButtonLink>
        </div>
      </Frame>
    </Section>
  );
}
