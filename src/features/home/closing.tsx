import { Fragment } from 'react';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  texts: HomeContent['closing'];
  register: string;
}

/** Each sentence of the heading begins its own line. */
function sentences(heading: string): string[] {
  return heading.split(/(?<=\.)\s+/);
}

/** The terminus: the three lines dock in the Register button. */
export function Closing({ texts, register }: ClosingProps) {
  return (
    <Section labelledBy="closing">
      <Frame grid strip className={styles.say}>
        <Lines shape="straight" />
        <Heading level={2} size="display" id="closing" className={styles.heading}>
          {sentences(texts.heading).map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 ? ' ' : null}
              <span className={styles.sentence}>{sentence}</span>
            </Fragment>
          ))}
        </Heading>
        <p className={styles.lead}>{texts.lead}</p>
      </Frame>
      <Frame grid className={styles.dock}>
        <Lines shape="dock" turn="right" className={styles.lines} />
        <p className={styles.actions}>
          <ButtonLink variant="lamp" size="large" href={register} outbound="register">
            {texts.register}
          </ButtonLink>
          <ButtonLink size="large" href={texts.second.href} className={styles.second}>
            {texts.second.label}
          </ButtonLink>
        </p>
      </Frame>
      <Frame grid>
        <p className={styles.fine}>{texts.fine}</p>
      </Frame>
    </Section>
  );
}
