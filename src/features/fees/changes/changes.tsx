import { clsx } from 'clsx';
import { Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { AUDIENCE_LABELS } from '../../../tariff/audience-labels.ts';
import { type ChangeList, countsText } from '../../../tariff/changes.ts';
import { AUDIENCES } from '../../../tariff/names.ts';
import { changesText, compareVersions, pairs, type Versions } from '../../../tariff/versions.ts';
import { Day } from '../../../ui/day/day.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { cell } from '../../../ui/layout/cell.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Frame, Section } from '../../../ui/section/section.tsx';
import text from '../../../ui/text/text.module.css';
import styles from '../fees.module.css';
import { ChangeRows } from './change-rows.tsx';

interface ChangesProps {
  texts: { readonly lead: string; readonly others: string };
  versions: Versions;
}

function Pair({ from, to }: { from: string; to: string }) {
  return (
    <>
      <span className={text.whole}>
        {from} <span className={text.mute}>→</span>
      </span>{' '}
      <span className={text.whole}>{to}</span>
    </>
  );
}

function List({ list, level }: { list: ChangeList; level: 'main' | 'other' }) {
  return (
    <>
      <ChangeRows list={list} />
      {level === 'main' ? (
        <p
          className={clsx(text.fine, text.mute, layout.rule, layout.pad4)}
        >{`The other ${list.counts.unchanged} prices stay as they are.`}</p>
      ) : null}
    </>
  );
}

function Others({ texts, versions }: ChangesProps) {
  const { current, next } = versions;
  const others = pairs(versions).filter(({ from, to }) => from !== current || to !== next);
  if (others.length === 0) return null;
  return (
    <div className={clsx(styles.screen, layout.before8, cell(6, 13, [2, 13]))}>
      <Heading level={3} size="h4" className={layout.pad3}>
        {texts.others}
      </Heading>
      {others.map(({ from, to }) => {
        const lists = compareVersions(from, to);
        return (
          <Disclosure
            key={`${from.version} ${to.version}`}
            summary={
              <>
                <Pair from={from.version} to={to.version} />{' '}
                <span className={clsx(text.small, text.mute, text.regular)}>
                  {changesText(lists)}
                </span>
              </>
            }
          >
            {AUDIENCES.map((audience) => (
              <div key={audience}>
                <h4 className={clsx(text.small, text.mute, text.regular, layout.pad3)}>
                  {`${AUDIENCE_LABELS[audience]}: ${countsText(lists[audience])}`}
                </h4>
                <List list={lists[audience]} level="other" />
              </div>
            ))}
          </Disclosure>
        );
      })}
    </div>
  );
}

/** What the announced version changes and when, and the differences between any two versions. */
export function Changes({ texts, versions }: ChangesProps) {
  const { current, next } = versions;
  const lists = next ? compareVersions(current, next) : null;
  return (
    <Section id="changes" labelledBy="changes-heading">
      <Frame strip grid>
        <Lines shape="straight" />
        <div className={clsx(styles.eleven, layout.before9, cell(2, 13))}>
          <Station rail={0} span={3} state={next ? 'announced' : 'ring'} />
          <Heading level={2} size="h2" id="changes-heading" className={styles.pair}>
            {next ? <Pair from={current.version} to={next.version} /> : 'No change is announced'}
          </Heading>
        </div>
        {next ? (
          <p
            className={clsx(
              text.lead,
              layout.narrow,
              layout.before5,
              layout.stickyWide,
              cell(2, 5, [2, 13]),
            )}
          >
            Announced on <Day value={next.announced} />, in force from{' '}
            <Day value={next.effective} />. {texts.lead}
          </p>
        ) : null}
        <div className={clsx(layout.stack, layout.gap8, layout.before5, cell(6, 13, [2, 13]))}>
          {lists
            ? AUDIENCES.map((audience) => (
                <section key={audience} id={`changes-${audience}`}>
                  <Heading
                    level={3}
                    size="h4"
                    className={clsx(
                      layout.row,
                      layout.between,
                      layout.baseline,
                      layout.gap2,
                      layout.pad3,
                    )}
                  >
                    {`${AUDIENCE_LABELS[audience]} `}
                    <span className={clsx(text.small, text.mute, text.regular, text.right)}>
                      {countsText(lists[audience])}
                    </span>
                  </Heading>
                  <List list={lists[audience]} level="main" />
                </section>
              ))
            : null}
        </div>
        <Others texts={texts} versions={versions} />
      </Frame>
    </Section>
  );
}
