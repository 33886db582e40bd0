import type { PositionEntry } from '../../content/queries/careers.ts';
import { Choice } from '../../ui/choice/choice.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './board.module.css';
import { filters, PLACE_IDS, teamId, vacant } from './board.ts';
import { PlaceLines } from './place-lines.tsx';
import { Row } from './row.tsx';

type Position = Pick<PositionEntry, 'id' | 'data'>;

const ALL = 'all';
const PLACE_NAMES = Object.keys(PLACE_IDS);

function Filters({ positions }: { positions: readonly Position['data'][] }) {
  const { teams, places } = filters(positions);
  const option = ({ id, label, count }: (typeof teams)[number]) => ({ value: id, label, count });
  return (
    <div className={styles.filters}>
      {[
        { legend: 'Team', name: 'team', all: 'All', options: teams },
        { legend: 'Place', name: 'place', all: 'All', options: places },
      ].map(({ legend, name, all, options }) => (
        <Choice
          key={name}
          legend={legend}
          name={name}
          defaultValue={ALL}
          options={[{ value: ALL, label: all }, ...options.map(option)]}
        />
      ))}
    </div>
  );
}

/** The positions as a departure board. The filters are radios that the style sheet reads: no script. */
export function Board({ positions }: { positions: readonly Position[] }) {
  const data = positions.map((position) => position.data);
  return (
    <Section labelledBy="board">
      <Frame className={styles.board} strip>
        <PlaceLines />
        <VisuallyHidden>
          <Heading level={2} size="h4" id="board">
            Open positions
          </Heading>
        </VisuallyHidden>
        <Filters positions={data} />
        <div className={styles.head} aria-hidden="true">
          <span>Role</span>
          <span>Team</span>
          <span>Pay</span>
          <span className={styles.lanes}>
            {PLACE_NAMES.map((name) => (
              <b key={name}>{name}</b>
            ))}
          </span>
        </div>
        <ul>
          {positions.map((position) => (
            <Row key={position.id} {...position} />
          ))}
        </ul>
        <div role="status">
          {vacant(data).map(({ team, place }) => (
            <p
              key={`${team} ${place}`}
              className={styles.vacant}
              data-team={teamId(team)}
              data-places={PLACE_IDS[place]}
            >
              No seat in {team}, {place} at present.
            </p>
          ))}
        </div>
      </Frame>
    </Section>
  );
}
