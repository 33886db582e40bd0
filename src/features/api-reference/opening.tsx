import { clsx } from 'clsx';
import type { ApiPageContent } from '../../content/queries/api.ts';
import { Lines } from '../../lines/lines.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './api.module.css';

/** The page's opening: the lines come from the account to the program. */
export function Opening({ content }: { content: ApiPageContent }) {
  const guide = content.errors.link;
  const [sandbox] = content.environments.items;
  return (
    <Section className={styles.opening}>
      <Frame grid strip className={styles.title}>
        <Lines shape="bend" turn="left" className={styles.enter} />
        <Heading level={1} size="hero" className={cell(1, 8, [1, 10])}>
          {content.heading}
        </Heading>
        {sandbox ? (
          <p className={clsx(layout.wideOnly, layout.atBottom, layout.pad3, cell(8, 12))}>
            <span className={clsx(layout.block, text.small, text.mute)}>{sandbox.name}</span>
            <code className={clsx(text.lead, text.bone)}>{sandbox.address}</code>
          </p>
        ) : null}
        <div className={clsx(layout.before7, cell(1, 6, [1, 9]))}>
          <p className={text.lead}>{content.lead}</p>
          <p className={clsx(layout.row, layout.gap5, layout.before6)}>
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
