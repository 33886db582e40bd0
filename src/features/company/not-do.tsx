import type { AboutPage } from '../../content/schemas/about.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './not-do.module.css';

/** What we do not do: sidings, each shut by a buffer stop. */
export function NotDo({ texts }: { texts: AboutPage['notDo'] }) {
  return (
    <Section className={styles.section} labelledBy="not">
      <Frame>
        <Heading level={2} size="h3" id="not">
          {texts.heading}
        </Heading>
        <ul className={styles.list}>
          {texts.items.map(({ title, text, link }) => (
            <li key={title} className={styles.item}>
              <Heading level={3} size="h3" className={styles.title}>
                {title}
              </Heading>
              <div>
                <p>{text}</p>
                {link ? (
                  <Link href={link.href} variant="more" className={styles.link}>
                    {link.label}
                  </Link>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
