import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import { ApiAnswer, ApiRequest, apiAnswers } from '../../vignettes/api-exchange/api-exchange.tsx';
import { useDemo } from '../../vignettes/demo.ts';
import styles from './developers.module.css';

/** A request on one side, what comes back on the other, pinned to the lines in time order. */
export function Developers({ texts }: { texts: HomeContent['developers'] }) {
  return (
    <Section labelledBy="developers">
      <Frame grid strip className={clsx(styles.frame, layout.pad8)}>
        <Lines shape="straight" light className={styles.centre} />
        <div className={cell(8, 13)}>
          <Heading level={2} size="h2" id="developers">
            {texts.heading}
          </Heading>
          <p className={clsx(text.lead, text.balance, layout.before6)}>{texts.lead}</p>
          <p className={clsx(layout.row, layout.gap5, layout.before5)}>
            <Link href={texts.link.href} variant="more">
              {texts.link.label}
            </Link>
            <Link href={texts.guide.href} variant="more">
              {texts.guide.label}
            </Link>
          </p>
        </div>
        <div className={clsx(styles.pinned, styles.request, layout.atTop, cell(1, 6))}>
          <Station span={3} rail={0} />
          <ApiRequest />
        </div>
        <div className={clsx(styles.answers, layout.stack, layout.gap5, layout.atTop, cell(8, 13))}>
          {apiAnswers(useDemo()).map((answer) => (
            <div key={answer.title} className={clsx(styles.pinned, layout.relative)}>
              <Station state={answer.now ? 'now' : 'ring'} rail={2} />
              <ApiAnswer answer={answer} />
            </div>
          ))}
        </div>
        <dl className={clsx(styles.facts, layout.atBottom, cell(1, 6))}>
          {texts.facts.map(({ label, text: written, figure, unit }) => (
            <div
              key={label}
              className={clsx(
                layout.between,
                layout.baseline,
                layout.gap5,
                styles.fact,
                layout.rule,
              )}
            >
              <dt className={clsx(text.fine, text.mute)}>{label}</dt>
              <dd className={clsx(styles.figure, text.readout, text.nowrap)}>
                {figure}
                {written === figure ? null : (
                  <small className={clsx(text.fine, text.mute, text.regular)}> {unit}</small>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Frame>
    </Section>
  );
}
