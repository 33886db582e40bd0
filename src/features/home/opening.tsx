import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './home.module.css';

/** Five steps from the form to the live IBAN, each an interchange on the three lines. */
export function Opening({ texts }: { texts: HomeContent['opening'] }) {
  const last = texts.steps.length - 1;
  return (
    <Section labelledBy="opening">
      <Frame grid strip className={styles.bend}>
        <Lines shape="bend" turn="left" className={styles.toCentre} />
        <div className={clsx(styles.opening, layout.atTop, cell(1, 6))}>
          <Heading level={2} size="h2" id="opening">
            {texts.heading}
          </Heading>
          <p className={clsx(text.lead, layout.before6, layout.measure)}>{texts.lead}</p>
          <Link href={texts.link.href} variant="more" className={layout.before5}>
            {texts.link.label}
          </Link>
          <p className={clsx(text.small, text.mute, layout.before5, layout.measure)}>
            {texts.span}. {texts.example}
          </p>
        </div>
        <ol className={clsx(styles.below, layout.stack, layout.gap8, cell(7, 13))}>
          {texts.steps.map(({ figure, unit, title, text: about }, index) => (
            <li
              key={title}
              className={clsx(
                styles.step,
                layout.relative,
                layout.row,
                layout.baseline,
                layout.gap3,
              )}
            >
              <Station span={3} rail={0} state={index === last ? 'now' : 'ring'} />
              <Figure value={figure} unit={unit} className={styles.figure} />
              <div>
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <p className={clsx(text.fine, text.balance, layout.before1, layout.noPhone)}>
                  {about}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
