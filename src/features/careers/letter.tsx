import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './letter.module.css';

/** For those without a seat on the board. */
export function Letter({ texts }: { texts: CareersPage['letter'] }) {
  return (
    <Section className={styles.section} labelledBy="letter">
      <Frame grid>
        <Heading level={2} size="h2" id="letter" className={styles.heading}>
          {texts.heading}
        </Heading>
        <div className={styles.words}>
          <p className={styles.text}>{texts.text}</p>
          <Link href={`mailto:${texts.email}`} variant="more">
            {texts.email}
          </Link>
        </div>
      </Frame>
    </Section>
  );
}
