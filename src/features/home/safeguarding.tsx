import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Track } from '../../lines/track.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './safeguarding.module.css';

type Texts = HomeContent['safeguarding'];

interface MoneyTrackProps {
  track: Texts['tracks'][number];
  /** The institution's own money: a dashed track that touches no line. */
  own?: boolean;
}

function MoneyTrack({ track: { name, stations }, own = false }: MoneyTrackProps) {
  return (
    <div className={clsx(layout.relative, own || styles.yours)}>
      {own ? null : <Station span={3} rail={0} />}
      <Heading level={3} size="h4">
        {name}
      </Heading>
      <Track
        className={layout.before4}
        label={name}
        line={own ? 'dashed' : 'plain'}
        stops={stations.map(({ label }) => ({
          at: label,
          label: null,
          state: own ? 'announced' : 'ring',
        }))}
      />
    </div>
  );
}

/** Safeguarded, not insured: three statements and two tracks that never meet. */
export function Safeguarding({ texts }: { texts: Texts }) {
  const [yours, ours] = texts.tracks;
  return (
    <Section labelledBy="safeguarding">
      <Frame grid strip className={layout.pad8}>
        <Lines shape="straight" light />
        <div className={cell(2, 7)}>
          <Heading level={2} size="h2" id="safeguarding">
            {texts.heading}
          </Heading>
          <p className={clsx(text.lead, layout.before6, layout.narrow)}>{texts.lead}</p>
          <Link href={texts.link.href} variant="more" className={layout.before5}>
            {texts.link.label}
          </Link>
        </div>
        <ol className={clsx(styles.below, layout.ruleEnd, cell(8, 13, [7, 13]))}>
          {texts.statements.map(({ title, text: statement }) => (
            <li key={title} className={clsx(layout.rule, layout.pad5)}>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <p className={clsx(text.fine, layout.before2)}>{statement}</p>
            </li>
          ))}
        </ol>
        <div
          className={clsx(styles.tracks, layout.stack, layout.gap7, layout.before8, cell(2, 13))}
        >
          {yours ? <MoneyTrack track={yours} /> : null}
          <p className={clsx(text.fine, text.mute)}>{texts.gap}</p>
          {ours ? <MoneyTrack track={ours} own /> : null}
        </div>
      </Frame>
    </Section>
  );
}
