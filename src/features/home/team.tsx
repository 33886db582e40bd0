import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { PayrollDesk } from '../../vignettes/payroll-desk/payroll-desk.tsx';
import styles from './team.module.css';

/** Payments by several people: the lines pass under the desk and come out in the middle. */
export function Team({ texts }: { texts: HomeContent['team'] }) {
  return (
    <Section labelledBy="team">
      <Frame grid strip className={styles.frame}>
        <Lines shape="bend" turn="right" className={styles.lines} />
        <Heading level={2} size="title" id="team" className={styles.heading}>
          {texts.heading}
        </Heading>
        <p className={styles.lead}>{texts.lead}</p>
        <ul className={styles.parts}>
          {texts.parts.map(({ icon, title, text, href }) => (
            <li key={href} className={styles.part}>
              <Icon name={icon} className={styles.icon} />
              <Heading level={3} size="h4">
                <Link href={href} variant="plain" className={styles.link}>
                  {title}
                </Link>
              </Heading>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
        <PayrollDesk className={styles.desk} />
      </Frame>
    </Section>
  );
}
