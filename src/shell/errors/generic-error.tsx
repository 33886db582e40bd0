import { clsx } from 'clsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './errors.module.css';

/** What the error page reads (specification, section 3). */
export interface ErrorObject {
  statusCode: number;
  message: string;
}

/** From the top of the drawing, whose middle is the button's. */
const RAILS = [
  { y: 14, colour: 'var(--steel)', double: true },
  { y: 32, colour: 'var(--bone)', double: false },
  { y: 50, colour: 'var(--lamp)', double: false },
] as const;

/** Any status but 404 and 503: the code as the title, the message as the description, the way home. */
export function GenericError({ statusCode, message }: ErrorObject) {
  return (
    <Section className={clsx(styles.page, layout.clip)}>
      <div className={clsx(styles.dust, layout.absolute)} data-particles="" aria-hidden="true" />
      <Frame>
        <Heading level={1} size="display" className={clsx(text.regular, styles.code)}>
          {String(statusCode)}
        </Heading>
        <p className={clsx(text.lead, text.bone, layout.before7)}>{message}</p>
        <div className={clsx(layout.between, layout.middle, styles.way, layout.before8)}>
          <svg className={styles.siding} overflow="visible" strokeWidth="2" aria-hidden="true">
            {RAILS.map(({ y, colour, double }) => (
              <g key={y} stroke={colour} strokeWidth={double ? 2 : 4}>
                {(double ? [y - 3, y + 3] : [y]).map((at) => (
                  <line key={at} x1="-2000" x2="54%" y1={at} y2={at} />
                ))}
              </g>
            ))}
            <g stroke="var(--mute)" strokeDasharray="9 7">
              {RAILS.map(({ y }) => (
                <line key={y} x1="56%" x2="100%" y1={y} y2={y} />
              ))}
            </g>
          </svg>
          <ButtonLink href="/" variant="fill">
            Return home
          </ButtonLink>
        </div>
      </Frame>
    </Section>
  );
}
