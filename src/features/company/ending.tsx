import type { AboutPage } from '../../content/schemas/about.ts';
import { Dock } from '../../lines/dock.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './ending.module.css';

interface EndingProps {
  texts: AboutPage['closing'];
  next: AboutPage['next'];
  register: string;
}

/** The end of the story: the lines dock, and two doors lead on. */
export function Ending({ texts, next, register }: EndingProps) {
  return (
    <Section className={styles.section} labelledBy="ending">
      <Frame>
        <Heading level={2} size="display" id="ending" className={styles.heading}>
          {texts.heading}
        </Heading>
        <div className={styles.berth}>
          <Dock>
            <ButtonLink href={register} outbound="register" variant="lamp" size="large">
              Register
            </ButtonLink>
          </Dock>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <ul className={styles.next}>
          {next.map(({ label, href, text }) => (
            <li key={href} className={styles.door}>
              <a className={styles.link} href={href}>
                {label}
              </a>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
