import ends from '../../blocks/board/board.module.css';
import type { PositionEntry } from '../../content/queries/careers.ts';
import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Choice } from '../../ui/choice/choice.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Inline, Split, Text } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { answersTo, filters, type Filters as Offered } from './board.ts';
import styles from './careers.module.css';
import { PlaceLines } from './place-lines.tsx';
import { Row } from './row.tsx';

type Position = Pick<PositionEntry, 'id' | 'data'>;

const ALL = 'all';
const HEAD = { place: 'above', pad: 3, rule: 'end', shown: 'tabletUp', of: 3 } as const;

function Filters({ teams, places }: Offered) {
  return (
    <Split of={3}>
      <Inline gap={5} pad={5} at={[1, 3]}>
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
      </Inline>
    </Split>
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
      <Split {...HEAD} size="small" tone="mute" aria-hidden="true">
        <span>Role</span>
        <span className={styles.pair}>
          <span>Team</span>
          <span>Pay</span>
        </span>
        <Text.span items="top" size="least" tone="text" className={styles.names}>
          {places.map(({ name }) => (
            <Text.span key={name} wrap="none" className={styles.lane}>
              {name}
            </Text.span>
          ))}
        </Text.span>
      </Split>
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
          <Text
            key={`${team.value} ${place.value}`}
            size="lead"
            tone="bone"
            pad={7}
            data-in={`${team.value} ${place.value}`}
            data-not-all=""
          >
            No position in {team.label}, {place.label} at present.
          </Text>
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
        <Box place="relative" className={ends.filtered} data-places={texts.places.items.length}>
          <PlaceLines places={texts.places.items.length} />
          <VisuallyHidden>
            <Heading level={2} size="h4" id="board">
              Open positions
            </Heading>
          </VisuallyHidden>
          {positions.length > 0 ? (
            <Seats texts={texts} positions={positions} />
          ) : (
            <Text size="entry" pad={8}>
              {texts.empty}
            </Text>
          )}
        </Box>
      </Frame>
    </Section>
  );
}
