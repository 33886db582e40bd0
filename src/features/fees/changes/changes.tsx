import { AUDIENCES } from '../../../content/schemas/fees-names.ts';
import { Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { Day } from '../../../ui/day/day.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import { AUDIENCE_LABELS } from '../labels.ts';
import { type ChangeList, countsText } from '../model/changes.ts';
import { changesText, compareVersions, pairs, type Versions } from '../versions.ts';
import { ChangeRows } from './change-rows.tsx';
import styles from './changes.module.css';

interface ChangesProps {
  texts: { readonly lead: string; readonly others: string };
  versions: Versions;
}

function Pair({ from, to }: { from: string; to: string }) {
  return (
    <>
      {from} <span className={styles.arrow}>→</span> {to}
    </>
  );
}

function List({ list, level }: { list: ChangeList; level: 'main' | 'other' }) {
  const { changes, counts } = list;
  return (
    <>
      <ChangeRows changes={changes} />
      {level === 'main' ? (
        <p className={styles.rest}>{`The other ${counts.unchanged} prices stay as they are.`}</p>
      ) : null}
    </>
  );
}

function Others({ texts, versions }: ChangesProps) {
  const { current, next } = versions;
  const others = pairs(versions).filter(({ from, to }) => from !== current || to !== next);
  if (others.length === 0) return null;
  return (
    <div className={styles.others}>
      <h3 className={styles.audience}>{texts.others}</h3>
      {others.map(({ from, to }) => {
        const lists = compareVersions(from, to);
        return (
          <Disclosure
            key={`${from.version} ${to.version}`}
            summary={
              <>
                <Pair from={from.version} to={to.version} />
                <span className={styles.count}>{changesText(lists)}</span>
              </>
            }
            className={styles.pair}
          >
            {AUDIENCES.map((audience) => (
              <div key={audience} className={styles.list}>
                <h4 className={styles.small}>
                  {`${AUDIENCE_LABELS[audience]}: ${countsText(lists[audience].counts)}`}
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
      <Frame strip grid className={styles.frame}>
        <Lines shape="straight" />
        <div className={styles.words}>
          <Station span={3} state={next ? 'announced' : 'ring'} className={styles.station} />
          <Heading level={2} size="h3" id="changes-heading" className={styles.heading}>
            {next ? <Pair from={current.version} to={next.version} /> : 'No change is announced'}
          </Heading>
          {next ? (
            <p className={styles.lead}>
              Announced on <Day value={next.announced} />, in force from{' '}
              <Day value={next.effective} />. {texts.lead}
            </p>
          ) : null}
        </div>
        <div className={styles.lists}>
          {lists
            ? AUDIENCES.map((audience) => (
                <section key={audience} id={`changes-${audience}`} className={styles.list}>
                  <h3 className={styles.audience}>
                    {`${AUDIENCE_LABELS[audience]} `}
                    <span className={styles.counts}>{countsText(lists[audience].counts)}</span>
                  </h3>
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
