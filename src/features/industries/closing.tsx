import type { IndustriesContent } from '../../content/queries/industries.ts';
import { Lines } from '../../lines/lines.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './closing.module.css';
import journey from './journey.module.css';

interface ClosingProps {
  texts: IndustriesContent['closing'];
  register: string;
}

/** The terminus on the left: the three lines dock in the Register button. */
export function Closing({ texts, register }: ClosingProps) {
  return (
    <Section labelledBy="closing">
      <Frame grid strip className={styles.say}>
        <Lines shape="straight" light className={journey.atLeft} />
        <Heading level={2} size="title" id="closing" className={styles.heading}>
          {texts.heading}
        </Heading>
        <p className={styles.lead}>{texts.lead}</p>
      </Frame>
      <Frame grid className={styles.frame}>
        <Lines shape="dock" turn="right" className={styles.dock} />
        <p className={styles.actions}>
          <ButtonLink variant="lamp" size="large" href={register} outbound="register">
            Register your company
          </ButtonLink>
          <ButtonLink size="large" href="/fee" className={styles.second}>
            See pricing
          </ButtonLink>
        </p>
      </Frame>
    </Section>
  );
}
