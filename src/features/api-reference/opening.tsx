import type { ApiPageContent } from '../../content/queries/api.ts';
import { Lines } from '../../lines/lines.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './opening.module.css';

/** The page's opening: the lines come from the account to the program. */
export function Opening({ content }: { content: ApiPageContent }) {
  const guide = content.errors.link;
  return (
    <Section className={styles.section}>
      <Frame grid strip className={styles.frame}>
        <Lines shape="bend" turn="left" className={styles.lines} />
        <Heading level={1} size="hero" className={styles.heading}>
          {content.heading}
        </Heading>
        <div className={styles.words}>
          <p className={styles.lead}>{content.lead}</p>
          <p className={styles.actions}>
            <ButtonLink href={content.sandboxHref}>Sandbox</ButtonLink>
            <Link href={guide.href} variant="more">
              {guide.label}
            </Link>
          </p>
        </div>
      </Frame>
    </Section>
  );
}
