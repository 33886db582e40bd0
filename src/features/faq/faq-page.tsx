import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { FaqPageTexts } from '../../content/schemas/faq-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import styles from './faq.module.css';
import { FaqSearch } from './faq-search.tsx';

interface FaqPageProps {
  texts: FaqPageTexts;
  groups: readonly { readonly id: string; readonly title: string; readonly count: number }[];
  /** The groups with their answers. */
  children: ReactNode;
}

function Contact({ contact }: { contact: FaqPageTexts['contact'] }) {
  return (
    <section aria-labelledby="not-here">
      <Frame grid strip className={layout.pad8}>
        <Lines
          shape="straight"
          lines={{ swift: 'none', instant: 'none' }}
          className={clsx(styles.line, styles.end)}
        />
        <div className={clsx(styles.name, layout.relative, cell(1, 5))}>
          <Station state="done" rail={1} />
          <Heading level={2} size="h3" id="not-here" className={styles.title}>
            {contact.heading}
          </Heading>
        </div>
        <div className={clsx(layout.before1, cell(5, 13))}>
          <Link href={`mailto:${contact.email}`} className={clsx(text.entry, styles.email)}>
            {contact.email}
          </Link>
          <p className={clsx(text.lead, layout.measure, layout.before5)}>{contact.text}</p>
          <p className={clsx(layout.row, layout.gap5, layout.before6)}>
            {contact.links.map(({ label, href }) => (
              <Link key={href} href={href} variant="more">
                {label}
              </Link>
            ))}
          </p>
        </div>
      </Frame>
    </section>
  );
}

/** `/faq`: one quiet line from the search field through a station for each group. */
export function FaqPage({ texts, groups, children }: FaqPageProps) {
  return (
    <>
      <Section className={clsx(layout.before7, layout.clip)}>
        <Frame>
          <Heading level={1} size="hero">
            {texts.heading}
          </Heading>
        </Frame>
        <Frame grid strip className={layout.before6}>
          <p className={clsx(text.fine, text.mute, layout.pad5, cell(1, 4))}>{texts.lead}</p>
          <div className={clsx(layout.atBottom, cell(5, 13))}>
            <FaqSearch {...texts.search} />
          </div>
          <nav className={cell(5, 13)} aria-label="Groups of questions">
            <i className={clsx(styles.bend, layout.absolute)} aria-hidden="true" />
            <ol
              className={clsx(
                styles.index,
                text.fine,
                text.bone,
                layout.row,
                layout.apart,
                layout.pad5,
              )}
            >
              {groups.map(({ id, title, count }) => (
                <li key={id}>
                  <a className={clsx(styles.link, layout.block, layout.pad3)} href={`#${id}`}>
                    {title} <span className={clsx(text.least, text.mute)}>{count}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </Frame>
      </Section>
      <Section>
        {children}
        <Contact contact={texts.contact} />
      </Section>
    </>
  );
}
