import type { ProductContent } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './closing.module.css';
import journey from './journey.module.css';

interface ClosingProps {
  texts: ProductContent['closing'];
  register: string;
}

/** The terminus on the right: the three lines dock in the Register button. */
export function Closing({ texts, register }: ClosingProps) {
  return (
    <Section labelledBy="closing">
      <Frame grid strip className={styles.say}>
        <Lines shape="straight" light className={journey.atOut} />
        <Heading level={2} size="display" id="closing" className={styles.heading}>
          {texts.heading}
        </Heading>
        <p className={styles.lead}>{texts.lead}</p>
      </Frame>
      <Frame grid className={styles.frame}>
        <Lines shape="dock" turn="left" className={styles.dock} />
        <p className={styles.actions}>
          <ButtonLink size="large" href="/fee" className={styles.second}>
            See pricing
          </ButtonLink>
          <ButtonLink variant="lamp" size="large" href={register} outbound="register">
            Register your company
          </ButtonLink>
        </p>
      </Frame>
    </Section>
  );
}
