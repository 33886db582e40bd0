import { clsx } from 'clsx';
import type { PositionEntry } from '../../content/queries/careers.ts';
import { Choice } from '../../ui/choice/choice.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import columns from '../../ui/layout/columns.module.css';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { filters, PLACE_IDS, teamId, vacant } from './board.ts';
import styles from './careers.module.css';
import { PlaceLines } from './place-lines.tsx';
import { Row } from './row.tsx';

type Position = Pick<PositionEntry, 'id' | 'data'>;

const ALL = 'all';
const PLACE_NAMES = Object.keys(PLACE_IDS);
const HEAD = clsx(layout.three, layout.above, layout.pad3, layout.ruleEnd, layout.noPhone);

function Filters({ positions }: { positions: readonly Position['data'][] }) {
  const { teams, places } = filters(positions);
  const option = ({ id, label, count }: (typeof teams)[number]) => ({ value: id, label, count });
  return (
    <div className={layout.three}>
      <div className={clsx(columns.from1, columns.to3, layout.row, layout.gap5, layout.pad5)}>
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
    </div>
  );
}

/** The filters, the heads of the columns, a row for each seat. */
function Seats({ positions }: { positions: readonly Position[] }) {
  const data = positions.map((position) => position.data);
  return (
    <>
      <Filters positions={data} />
      <div className={clsx(HEAD, text.small, text.mute)} aria-hidden="true">
        <span>Role</span>
        <span className={styles.pair}>
          <span>Team</span>
          <span>Pay</span>
        </span>
        <span className={clsx(styles.names, layout.three, layout.top, text.least, text.text)}>
          {PLACE_NAMES.map((name) => (
            <span key={name} className={clsx(styles.lane, text.nowrap)}>
              {name}
            </span>
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
            className={clsx(styles.vacant, text.lead, text.bone, layout.pad7)}
            data-in={`${teamId(team)} ${PLACE_IDS[place]}`}
          >
            No seat in {team}, {place} at present.
          </p>
        ))}
      </div>
    </>
  );
}

interface BoardProps {
  positions: readonly Position[];
  /** Said while there is none. */
  empty: string;
}

/** The positions as a departure board. The filters are radios that the style sheet reads: no script. */
export function Board({ positions, empty }: BoardProps) {
  return (
    <Section labelledBy="board">
      <Frame strip>
        <div className={clsx(styles.board, layout.relative)}>
          <PlaceLines />
          <VisuallyHidden>
            <Heading level={2} size="h4" id="board">
              Open positions
            </Heading>
          </VisuallyHidden>
          {positions.length > 0 ? (
            <Seats positions={positions} />
          ) : (
            <p className={clsx(text.entry, layout.pad8)}>{empty}</p>
          )}
        </div>
      </Frame>
    </Section>
  );
}
