import { clsx } from 'clsx';
import type { AboutPage } from '../../content/schemas/about.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './company.module.css';

/** Left of this the three lines stand side by side; right of it they come from their columns. */
const JOINT = 120;
const HEIGHT = 140;

/** From the foot of each column to one capsule at the left, the furthest on the outside. */
function Meeting() {
  return (
    <svg
      className={layout.noPhone}
      width="100%"
      height={HEIGHT}
      fill="none"
      stroke="var(--bone)"
      strokeWidth="4"
      overflow="visible"
      aria-hidden="true"
    >
      <path
        d={`M9 0V${HEIGHT - 30}M27 ${HEIGHT - 30}V88a40 40 0 0 1 40-40H${JOINT}M45 ${HEIGHT - 30}V88a22 22 0 0 1 22-22H${JOINT}`}
      />
      <svg x={JOINT} width="100%" aria-hidden="true">
        {[48, 66].map((y, index) => (
          <svg key={y} x={`${((index + 1) * 100) / 3}%`} overflow="visible" aria-hidden="true">
            <path d={`M${9 - JOINT} 0V${y - 36}a36 36 0 0 1-36 36H-1600`} />
          </svg>
        ))}
      </svg>
      <rect x="-2" y={HEIGHT - 30} width="58" height="22" rx="11" fill="var(--page)" />
    </svg>
  );
}

/** How we make money: each source is a line, and the lines meet in one capsule. */
export function Money({ texts }: { texts: AboutPage['money'] }) {
  return (
    <Section className={layout.before9} labelledBy="money">
      <Frame>
        <div className={clsx(layout.row, layout.between, layout.gap5, layout.bottom)}>
          <Heading level={2} size="h2" id="money">
            {texts.heading}
          </Heading>
          <p className={clsx(text.lead, layout.narrow)}>{texts.lead}</p>
        </div>
        <ul className={clsx(layout.three, layout.before8)}>
          {texts.items.map(({ title, text: about, link }) => (
            <li key={title} className={styles.source}>
              <Station className={styles.ring} />
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <p className={layout.pad3}>{about}</p>
              {link ? (
                <Link href={link.href} variant="more">
                  {link.label}
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
        <Meeting />
        <p
          className={clsx(
            text.large,
            text.bone,
            text.balance,
            layout.relative,
            layout.narrow,
            styles.outro,
          )}
        >
          <Station span={3} className={clsx(layout.absolute, layout.phoneOnly, styles.joint)} />
          {texts.outro}
        </p>
      </Frame>
    </Section>
  );
}
