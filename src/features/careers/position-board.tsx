import filter from '#blocks/board/board-filter.module.css';
import { pathOf } from '#content/paths.ts';
import type { CareersPage } from '#content/schemas/careers-page-schema.ts';
import { Choice } from '#ui/choice/choice.tsx';
import { Box, Stack, Text } from '#ui/layout/box.tsx';
import { Row, RowLink } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { HiddenHeading, VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from './careers.module.css';
import {
  answersTo,
  filters,
  type ListedPosition,
  type Places,
  payText,
  placesText,
  typeText,
} from './positions.ts';

interface PositionBoardProps {
  texts: Pick<CareersPage, 'teams' | 'places' | 'empty'>;
  positions: readonly ListedPosition[];
}

const ALL = 'all';

interface PositionRowProps extends ListedPosition {
  places: Places;
  /** The values of the filters under which the row shows, separated by spaces. */
  answers: string;
}

/** A position on the board. */
function PositionRow({ id, data, places, answers }: PositionRowProps) {
  const facts = [
    { name: t('careers.place'), value: placesText(data.places, places), more: null },
    { name: t('careers.team'), value: data.team, more: typeText(data.type) },
    { name: t('careers.pay'), value: payText(data), more: t('careers.aYear') },
  ] as const;
  return (
    <Row items="baseline" pad={5} className={styles.entry} data-in={answers}>
      <Text.h3 size="subsection" className={styles.role}>
        <RowLink href={pathOf.careers(id)}>{data.title}</RowLink>
      </Text.h3>
      {facts.map(({ name, value, more }) => (
        <Text key={name} size="fine" tone="mute" tabular>
          <VisuallyHidden>{`${t('ui.before', { label: name })} `}</VisuallyHidden>
          <Text.span tone="text" block>
            {value}
          </Text.span>{' '}
          {more}
        </Text>
      ))}
    </Row>
  );
}

/**
 * The filters, the column headings, a row for each position, and a message for each combination
 * without one.
 */
function Positions({ texts, positions }: PositionBoardProps) {
  const places = texts.places.items;
  const data = positions.map((position) => position.data);
  const offered = filters(texts.teams, places, data);
  const choice = { defaultValue: ALL };
  const all = { value: ALL, label: t('careers.all') };
  return (
    <>
      <Stack gap={4} pad={5}>
        <Choice
          legend={t('careers.team')}
          name="team"
          {...choice}
          options={[all, ...offered.teams]}
          className={styles.teams}
        />
        <Choice
          legend={t('careers.place')}
          name="place"
          {...choice}
          options={[all, ...offered.places]}
        />
      </Stack>
      <Box size="small" tone="mute" pad={3} rule="end" shown="tabletUp" aria-hidden="true">
        <div className={styles.entry}>
          {[t('careers.role'), t('careers.place'), t('careers.team'), t('careers.pay')].map(
            (head) => (
              <span key={head}>{head}</span>
            ),
          )}
        </div>
      </Box>
      <ul>
        {positions.map((position) => (
          <PositionRow
            key={position.id}
            {...position}
            places={places}
            answers={answersTo(offered, position.data)}
          />
        ))}
      </ul>
      <div role="status">
        {offered.vacant.map(({ team, place }) => {
          const pair = `${team.value} ${place.value}`;
          return (
            <Text key={pair} size="lead" tone="bone" pad={7} data-in={pair} data-not-all="">
              {t('careers.vacant', { team: team.label, place: place.label })}
            </Text>
          );
        })}
      </div>
    </>
  );
}

/** The open positions. The filters are radio buttons read by the style sheet, without script. */
export function PositionBoard({ texts, positions }: PositionBoardProps) {
  return (
    <Section framed frame={filter.filtered} labelledBy="board">
      <HiddenHeading id="board">{t('careers.open')}</HiddenHeading>
      {positions.length > 0 ? (
        <Positions texts={texts} positions={positions} />
      ) : (
        <Text size="entry" pad={8}>
          {texts.empty}
        </Text>
      )}
    </Section>
  );
}
