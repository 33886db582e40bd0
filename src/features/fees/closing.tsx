import type { FeePageTexts } from '../../content/schemas/fee-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  texts: FeePageTexts['closing'];
  register: string;
}

/** The end of the page: the three lines dock in the Register button. */
export function Closing({ texts, register }: ClosingProps) {
  return (
    <Section labelledBy="closing-heading">
      <Frame grid strip className={styles.say}>
        <Lines shape="straight" />
        <Heading level={2} size="display" id="closing-heading" className={styles.heading}>
          {texts.heading}
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
    </Section>
  );
}
