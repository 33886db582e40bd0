import { clsx } from 'clsx';
import type { ApiPageContent } from '../../content/queries/api.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './api.module.css';

/** What to read next. */
export function ReadOn({ links }: Pick<ApiPageContent, 'links'>) {
  return (
    <Section labelledBy="read-on">
      <Frame grid strip>
        <Lines shape="straight" />
        <Heading level={2} size="h4" id="read-on" className={clsx(text.mute, cell(2, 13))}>
          {links.heading}
        </Heading>
        <ul className={clsx(styles.links, layout.before2, cell(2, 13))}>
          {links.items.map(({ label, text: about, href }) => (
            <li key={href} className={clsx(row.row, layout.pad4)}>
              <a className={clsx(text.name, row.link)} href={href}>
                {label}
              </a>
              <p className={clsx(text.fine, text.mute, layout.before1)}>{about}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
