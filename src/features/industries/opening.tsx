import { clsx } from 'clsx';
import type { IndustriesContent } from '../../content/queries/industries.ts';
import { Lines } from '../../lines/lines.tsx';
import { stands } from '../../lines/stands.ts';
import { Station } from '../../lines/station.tsx';
import { RAILS } from '../../tariff/rails.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import columns from '../../ui/layout/columns.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './opening.module.css';
import { WORDS } from './texts.ts';

/** From the top of the map, as in the style sheet. */
const LANES = [
  { name: 'SEPA Instant', y: 40, colour: 'var(--lamp)' },
  { name: 'SEPA', y: 74, colour: 'var(--bone)' },
  { name: 'SWIFT', y: 108, colour: 'var(--mute)' },
] as const;

/** The lanes' names, each in a gap of its line. */
function Names() {
  return (
    <svg
      className={clsx(text.least, layout.absolute, columns.from1, layout.noPhone)}
      overflow="visible"
      aria-hidden="true"
    >
      {LANES.map(({ name, y, colour }) => (
        <text
          key={name}
          y={y + 4}
          fill={colour}
          stroke="var(--page)"
          strokeWidth="14"
          paintOrder="stroke"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}

/** The page's name over the strip map: three lines, six stations, a ring on each line that is used. */
export function Opening({ heading, lead, industries }: IndustriesContent) {
  return (
    <Section labelledBy="industries">
      <Frame grid className={layout.pad8}>
        <Heading level={1} size="display" id="industries" className={cell(1, 9, [1, 13])}>
          {heading}
        </Heading>
        <p className={clsx(text.lead, layout.before5, layout.atBottom, cell(9, 13, [1, 9]))}>
          {lead}
        </p>
      </Frame>
      <Frame grid strip>
        <Lines shape="lanes" turn="right" className={styles.lanes} />
        <Names />
        <nav aria-label={WORDS.index} className={cell(2, 12, [3, 12])}>
          <ol className={styles.stations}>
            {industries.map(({ anchor, label, summary, lines }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className={clsx(styles.station, layout.relative, layout.block, layout.pad3)}
                >
                  {RAILS.filter((line) => lines.includes(line)).map((line) => (
                    <Station
                      key={line}
                      rail={RAILS.indexOf(line)}
                      className={clsx(styles.ring, layout.noPhone)}
                    />
                  ))}
                  {stands(lines).map(({ first, span }) => (
                    <Station
                      key={first}
                      rail={first}
                      span={span}
                      className={clsx(styles.ring, layout.phoneOnly)}
                    />
                  ))}
                  <b className={clsx(text.name, text.balance, layout.block)}>{label}</b>
                  <span
                    className={clsx(
                      styles.summary,
                      text.small,
                      text.mute,
                      layout.block,
                      layout.before1,
                    )}
                  >
                    {summary}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Frame>
    </Section>
  );
}
