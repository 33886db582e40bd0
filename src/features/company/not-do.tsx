import { clsx } from 'clsx';
import type { AboutPage } from '../../content/schemas/about.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './company.module.css';

/** What we do not do: sidings, each shut by a buffer stop. */
export function NotDo({ texts }: { texts: AboutPage['notDo'] }) {
  return (
    <Section className={layout.before9} labelledBy="not">
      <Frame>
        <Heading level={2} size="h3" id="not">
          {texts.heading}
        </Heading>
        <ul className={layout.before5}>
          {texts.items.map(({ title, text: about, link }) => (
            <li
              key={title}
              className={clsx(styles.siding, layout.two, layout.gap3, layout.pad5, layout.ruleEnd)}
            >
              <Heading level={3} size="h4" className={text.entry}>
                {title}
              </Heading>
              <div className={layout.grow}>
                <p>{about}</p>
                {link ? (
                  <Link href={link.href} variant="more" className={layout.before3}>
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
