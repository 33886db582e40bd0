import { Day } from '../../ui/day/day.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import styles from './doc-aside.module.css';

interface DocAsideProps {
  sections: readonly { readonly id: string; readonly label: string }[];
  updated: Date;
  reviewed: Date;
  owner: string;
}

/** Beside the text: its sections, its dates and who answers for it. */
export function DocAside({ sections, updated, reviewed, owner }: DocAsideProps) {
  return (
    <div className={styles.aside}>
      <dl className={styles.facts}>
        <div>
          <dt>Last changed</dt>
          <dd>
            <Day value={updated} />
          </dd>
        </div>
        <div>
          <dt>Last reviewed</dt>
          <dd>
            <Day value={reviewed} />
          </dd>
        </div>
        <div>
          <dt>Owner</dt>
          <dd>{owner}</dd>
        </div>
      </dl>
      {sections.length > 1 ? (
        <>
          <Fold summary="On this page" className={styles.fold} />
          <nav aria-label="On this page" className={styles.contents}>
            <p className={styles.label} aria-hidden="true">
              On this page
            </p>
            <ol>
              {sections.map(({ id, label }) => (
                <li key={id}>
                  <a className={styles.link} href={`#${id}`}>
                    {label}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </>
      ) : null}
    </div>
  );
}
