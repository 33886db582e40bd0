import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { stands } from '../../lines/stands.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import columns from '../../ui/layout/columns.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './home.module.css';

/** Six industries as stops of the strip map, each on the lines that it uses most. */
export function Industries({ texts }: { texts: HomeContent['industries'] }) {
  return (
    <Section labelledBy="industries">
      <Frame grid strip className={styles.bend}>
        <Lines shape="bend" turn="left" className={styles.fromCentre} />
        {/* the heading steps down: the list leads */}
        <div className={cell(2, 11)}>
          <Heading level={2} size="h3" id="industries">
            {texts.heading}
          </Heading>
          <p className={clsx(text.entry, text.mute, layout.before3)}>{texts.lead}</p>
        </div>
        <ul
          className={clsx(
            layout.subgrid,
            layout.phoneBlock,
            layout.rule,
            layout.before8,
            cell(2, 13),
          )}
        >
          {texts.entries.map(({ label, summary, href, lines }) => (
            <li
              key={href}
              className={clsx(
                styles.industry,
                row.row,
                layout.subgrid,
                layout.phoneBlock,
                cell(1, 12),
              )}
            >
              {stands(lines).map(({ first, span }) => (
                <Station key={first} rail={first} span={span} />
              ))}
              <a
                className={clsx(
                  row.link,
                  layout.subgrid,
                  layout.phoneBlock,
                  layout.middle,
                  layout.pad4,
                  cell(1, 12),
                )}
                href={href}
              >
                <Heading level={3} size="h2" className={cell(1, 8)}>
                  {label}
                </Heading>
                <span className={clsx(text.text, text.balance, layout.noPhone, cell(8, 11))}>
                  {summary}
                </span>
                <span
                  className={clsx(text.mute, text.right, layout.noPhone, columns.from11)}
                  aria-hidden="true"
                >
                  →
                </span>
              </a>
            </li>
          ))}
        </ul>
        <Link href={texts.link.href} variant="more" className={clsx(layout.before5, cell(2, 13))}>
          {texts.link.label}
        </Link>
      </Frame>
    </Section>
  );
}
