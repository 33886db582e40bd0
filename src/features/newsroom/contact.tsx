import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './contact.module.css';

/** The press contact: the address is the picture. */
export function Contact({ texts }: { texts: NewsroomPage['press'] }) {
  return (
    <Section className={styles.section} labelledBy="press-contact">
      <Frame grid>
        <Heading level={2} size="h4" id="press-contact" className={styles.heading}>
          {texts.heading}
        </Heading>
        <p className={styles.address}>
          <Link href={`mailto:${texts.email}`} variant="plain" className={styles.mail}>
            {texts.email}
          </Link>
        </p>
        <div className={styles.words}>
          <p className={styles.text}>{texts.text}</p>
          <Link href={texts.link.href} variant="more">
            {texts.link.label}
          </Link>
        </div>
        <ul className={styles.points}>
          {texts.points.map((point) => (
            <li key={point} className={styles.point}>
              <Station state="announced" className={styles.ring} />
              {point}
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
