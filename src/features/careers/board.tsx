import { clsx } from 'clsx';
import ends from '../../blocks/board/board.module.css';
import type { PositionEntry } from '../../content/queries/careers.ts';
import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Choice } from '../../ui/choice/choice.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import columns from '../../ui/layout/columns.module.css';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { answersTo, filters, type Filters as Offered } from './board.ts';
import styles from './careers.module.css';
import { PlaceLines } from './place-lines.tsx';
import { Row } from './row.tsx';

type Position = Pick<PositionEntry, 'id' | 'data'>;

const ALL = 'all';
const HEAD = clsx(layout.three, layout.above, layout.pad3, layout.ruleEnd, layout.noPhone);

function Filters({ teams, places }: Offered) {
  return (
    <div className={layout.three}>
      <div className={clsx(columns.from1, columns.to3, layout.row, layout.gap5, layout.pad5)}>
        {[
          { legend: 'Team', name: 'team', options: teams },
          { legend: 'Place', name: 'place', options: places },
        ].map(({ legend, name, options }) => (
          <Choice
            key={name}
            legend={legend}
            name={name}
            defaultValue={ALL}
            options={[{ value: ALL, label: 'All' }, ...options]}
          />
        ))}
      </div>
    </div>
  );
}

interface BoardProps {
  texts: Pick<CareersPage, 'teams' | 'places' | 'empty'>;
  positions: readonly Position[];
}

/** The filters, the heads of the columns, a row for each seat. */
function Seats({ texts, positions }: BoardProps) {
  const places = texts.places.items;
  const offered = filters(
    texts.teams,
    places,
    positions.map(({ data }) => data),
  );
  return (
    <>
      <Filters {...offered} />
      <div className={clsx(HEAD, text.small, text.mute)} aria-hidden="true">
        <span>Role</span>
        <span className={styles.pair}>
          <span>Team</span>
          <span>Pay</span>
        </span>
        <span className={clsx(styles.names, layout.top, text.least, text.text)}>
          {places.map(({ name }) => (
            <span key={name} className={clsx(styles.lane, text.nowrap)}>
              {name}
            </span>
          ))}
        </span>
      </div>
      <ul>
        {positions.map((position) => (
          <Row
            key={position.id}
            {...position}
            places={places}
            answers={answersTo(offered, position.data)}
          />
        ))}
      </ul>
      <div role="status">
        {offered.vacant.map(({ team, place }) => (
          <p
            key={`${team.value} ${place.value}`}
            className={clsx(text.lead, text.bone, layout.pad7)}
            data-in={`${team.value} ${place.value}`}
            data-not-all=""
          >
            No seat in {team.label}, {place.label} at present.
          </p>
        ))}
      </div>
    </>
  );
}

/** The positions as a departure board. The filters are radios that the style sheet reads: no script. */
export function Board({ texts, positions }: BoardProps) {
  return (
    <Section labelledBy="board">
      <Frame strip>
        <div
          className={clsx(ends.filtered, layout.relative)}
          data-places={texts.places.items.length}
        >
          <PlaceLines places={texts.places.items.length} />
          <VisuallyHidden>
            <Heading level={2} size="h4" id="board">
              Open positions
            </Heading>
          </VisuallyHidden>
          {positions.length > 0 ? (
            <Seats texts={texts} positions={positions} />
          ) : (
            <p className={clsx(text.entry, layout.pad8)}>{texts.empty}</p>
          )}
        </div>
      </Frame>
    </Section>
  );
}
