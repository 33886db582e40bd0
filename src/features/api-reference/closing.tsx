import type { ApiPageContent } from '../../content/queries/api.ts';
import { Lines } from '../../lines/lines.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './closing.module.css';

/** What to read next, and where the lines dock. */
export function Closing({ content }: { content: ApiPageContent }) {
  const { links, closing } = content;
  return (
    <>
      <Section labelledBy="read-on">
        <Frame grid strip className={styles.read}>
          <Lines shape="straight" />
          <Heading level={2} size="h4" id="read-on" className={styles.readTitle}>
            {links.heading}
          </Heading>
          <ul className={styles.links}>
            {links.items.map(({ label, text, href }) => (
              <li key={href} className={styles.item}>
                <a className={styles.link} href={href}>
                  {label}
                </a>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </Frame>
      </Section>
      <Section labelledBy="closing">
        <Frame grid strip className={styles.say}>
          <Lines shape="straight" />
          <Heading level={2} size="display" id="closing" className={styles.heading}>
            {closing.heading}
          </Heading>
          <p className={styles.lead}>{closing.lead}</p>
        </Frame>
        <Frame grid className={styles.dock}>
          <Lines shape="dock" turn="right" className={styles.lines} />
          <p className={styles.actions}>
            <ButtonLink variant="lamp" size="large" href={content.registerHref} outbound="register">
              Register
            </ButtonLink>
            <ButtonLink size="large" href={content.sandboxHref} className={styles.second}>
              Sandbox
            </ButtonLink>
          </p>
        </Frame>
      </Section>
    </>
  );
}
