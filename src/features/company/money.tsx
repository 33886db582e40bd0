import type { AboutPage } from '../../content/schemas/about.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './money.module.css';

/** How we make money: each source is a line, and the lines meet in one capsule. */
export function Money({ texts }: { texts: AboutPage['money'] }) {
  return (
    <Section className={styles.section} labelledBy="money">
      <Frame>
        <div className={styles.top}>
          <Heading level={2} size="h2" id="money">
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <ul className={styles.sources}>
          {texts.items.map(({ title, text, link }, index) => (
            <li key={title} className={styles.source} data-source={index + 1}>
              <Station className={styles.ring} />
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
              {link ? (
                <Link href={link.href} variant="more">
                  {link.label}
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
        <div className={styles.meeting}>
          {texts.items.map(({ title }, index) => (
            <i key={title} className={styles.line} data-source={index + 1} aria-hidden="true">
              <b className={styles.enter} />
              <b className={styles.leave} />
            </i>
          ))}
          <Station span={3} className={styles.capsule} />
          <p className={styles.outro}>{texts.outro}</p>
        </div>
      </Frame>
    </Section>
  );
}
