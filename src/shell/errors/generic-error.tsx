import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Spread, Text } from '#ui/layout/box.tsx';
import { Particles } from '#ui/particles/particles.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
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
    <Section clip className={styles.page}>
      <Particles className={styles.dust} />
      <Frame>
        <Heading level={1} size="display" weight="regular" className={styles.code}>
          {String(statusCode)}
        </Heading>
        <Text size="lead" tone="bone" before={7}>
          {message}
        </Text>
        <Spread items="middle" before={8} className={styles.way}>
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
            {t('errors.home')}
          </ButtonLink>
        </Spread>
      </Frame>
    </Section>
  );
}
