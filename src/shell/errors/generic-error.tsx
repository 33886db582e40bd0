import { drawnLines } from '#drawings/lines/strokes.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Spread, Text } from '#ui/layout/box.tsx';
import { Particles } from '#ui/particles/particles.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './errors.module.css';

/** The error that the page shows (specification, section 3). */
export interface ErrorObject {
  statusCode: number;
  message: string;
}

/** Each line's distance from the top of the drawing, centred on the button's middle, and its stroke. */
const lines = () =>
  drawnLines().map(({ stroke, colour, weight }, index, all) => {
    const y = 32 + 18 * (index - (all.length - 1) / 2);
    return { y, colour, double: stroke === 'double', width: 4 * weight };
  });

/** Any status but 404 and 503: the code as the title, the message, and a link to the home page. */
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
            {lines().map(({ y, colour, double, width }) => (
              <g key={y} stroke={colour} strokeWidth={double ? 2 : width}>
                {(double ? [y - 3, y + 3] : [y]).map((at) => (
                  <line key={at} x1="-2000" x2="54%" y1={at} y2={at} />
                ))}
              </g>
            ))}
            <g stroke="var(--mute)" strokeDasharray="9 7">
              {lines().map(({ y }) => (
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
