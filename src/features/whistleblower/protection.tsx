import { clsx } from 'clsx';
import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Station } from '../../lines/station.tsx';
import { UprightStops } from '../../lines/upright-stops.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './whistleblower.module.css';

interface ProtectionProps {
  texts: WhistleblowerPage['protected'];
  retaliation: WhistleblowerPage['retaliation'];
}

/** A line that comes in from the right edge of the page and ends at a buffer stop. */
function Buffer() {
  return (
    <svg
      className={layout.cover}
      width="100%"
      height="100%"
      overflow="visible"
      pointerEvents="none"
      aria-hidden="true"
    >
      <svg x="74%" y="50%" overflow="visible" strokeWidth="4" aria-hidden="true">
        <path d="M0 0H3000" stroke="var(--rest)" />
        <path d="M0-12V12" stroke="var(--bone)" />
      </svg>
    </svg>
  );
}

/** Who is protected, as stations of two lines; what is forbidden against them, as lines that end. */
export function Protection({ texts, retaliation }: ProtectionProps) {
  return (
    <Section className={clsx(layout.before9, layout.clip)} labelledBy="protected">
      <Frame grid>
        <Heading level={2} size="h2" id="protected" className={cell(1, 7)}>
          {texts.heading}
        </Heading>
        <p className={clsx(layout.before5, cell(8, 13))}>{texts.condition}</p>
        {texts.groups.map(({ title, items }, index) => (
          <div key={title} className={clsx(layout.before7, index === 0 ? cell(1, 7) : cell(8, 13))}>
            <Heading
              level={3}
              size="h4"
              className={clsx(text.small, text.mute, text.regular, layout.pad4)}
            >
              {title}
            </Heading>
            {index === 0 ? (
              <UprightStops items={items} />
            ) : (
              <ul>
                {items.map((item) => (
                  <li
                    key={item}
                    className={clsx(text.name, layout.between, layout.gap4, layout.pad2)}
                  >
                    <Station state="dotted" />
                    <p className={clsx(text.balance, layout.grow)}>{item}</p>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </Frame>
      <Frame grid className={layout.before9}>
        <div className={cell(1, 5)}>
          <Heading level={2} size="h3">
            {retaliation.heading}
          </Heading>
          <p className={clsx(layout.narrow, layout.before5)}>{retaliation.text}</p>
          <p className={clsx(layout.narrow, layout.pad4)}>{retaliation.remedy}</p>
        </div>
        <ul className={cell(6, 13)}>
          {retaliation.items.map((item) => (
            <li
              key={item}
              className={clsx(
                text.name,
                text.regular,
                text.balance,
                layout.relative,
                layout.pad4,
                styles.end,
              )}
            >
              <Buffer />
              {item}
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
