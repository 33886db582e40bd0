import type { ReactNode } from 'react';
import type { FaqPageTexts } from '../../content/schemas/faq-page.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './faq-page.module.css';

interface FaqPageProps {
  texts: FaqPageTexts;
  groups: readonly { readonly id: string; readonly title: string; readonly count: number }[];
  /** The search field, which works with script only. */
  filter?: ReactNode;
  /** The groups with their answers. */
  children: ReactNode;
}

function Contact({ contact }: { contact: FaqPageTexts['contact'] }) {
  return (
    <section className={styles.contact} aria-labelledby="not-here">
      <Station state="done" className={styles.ring} />
      <Heading level={2} size="h3" id="not-here">
        {contact.heading}
      </Heading>
      <div className={styles.ask}>
        <Link href={`mailto:${contact.email}`} className={styles.email}>
          {contact.email}
        </Link>
        <p className={styles.how}>{contact.text}</p>
        <p className={styles.links}>
          {contact.links.map(({ label, href }) => (
            <Link key={href} href={href} variant="more">
              {label}
            </Link>
          ))}
        </p>
      </div>
    </section>
  );
}

/** `/faq`: one quiet line from the search field through a station for each group. */
export function FaqPage({ texts, groups, filter, children }: FaqPageProps) {
  return (
    <>
      <Section>
        <Frame className={styles.opening}>
          <Heading level={1} size="hero" className={styles.title}>
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
          <div className={styles.search}>{filter}</div>
          <nav className={styles.index} aria-label="Groups of questions">
            <ol>
              {groups.map(({ id, title, count }) => (
                <li key={id}>
                  <a className={styles.group} href={`#${id}`}>
                    {title} <span className={styles.count}>{count}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </Frame>
      </Section>
      <Section>
        <Frame className={styles.groups}>
          {children}
          <Contact contact={texts.contact} />
        </Frame>
      </Section>
    </>
  );
}
