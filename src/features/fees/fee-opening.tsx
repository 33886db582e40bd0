import type { ReactNode } from 'react';
import { OpeningActions } from '#blocks/opening/opening-actions.tsx';
import type { CallToActionContent } from '#content/queries/ask-query.ts';
import type { FeeColumn } from '#content/queries/fees-query.ts';
import type { FeePageTexts } from '#content/schemas/fee-page-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import type { PriceParts } from '#tariff/describe.ts';
import { railOf } from '#tariff/rails.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './fee-opening.module.css';

/**
 * A price with its name; on a wide screen, where the names are in a column of their own, the name
 * is visually hidden.
 */
function Fact({ name, price }: { name: string; price: PriceParts | null }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.cut}>
        {price ? price.main : '–'}
        {price?.detail ? (
          <>
            {' '}
            <Text.small size="fine" tone="mute">
              {price.detail}
            </Text.small>
          </>
        ) : null}
      </dd>
    </div>
  );
}

export interface FeeOpeningProps {
  texts: Pick<FeePageTexts, 'heading' | 'lead' | 'shown' | 'sent'>;
  columns: readonly FeeColumn[];
  actions: CallToActionContent;
  /** The heading of the eligibility questions; `null` without them. */
  eligibility: string | null;
  /** The eligibility questions. */
  questions?: ReactNode;
}

/**
 * The prices for each kind of client, a column each, with the price of a payment placed on the line
 * of its rail.
 */
export function FeeOpening(props: FeeOpeningProps) {
  const { texts, columns, actions, eligibility, questions } = props;
  const { heading, lead, shown, sent } = texts;
  return (
    <Section clip>
      <Frame grid pad={7}>
        <Heading size="hero" self="bottom" at={[1, 7]} tablet={[1, 13]}>
          {heading}
        </Heading>
        <Text size="lead" measure="text" self="bottom" at={[7, 13]} tablet={[1, 13]}>
          {lead}
        </Text>
        <OpeningActions actions={actions} before={5} at={[7, 13]} tablet={[1, 13]} />
      </Frame>
      <Frame grid strip="ends" className={styles.prices}>
        <Lines shown="narrow" className={styles.lines} />
        <ul className={styles.columns}>
          {/* the start of the lines on which the prices are placed */}
          <li className={styles.names} aria-hidden="true">
            {columns[0]?.rows.map(({ label, rail }) =>
              rail ? (
                <span key={label} className={styles.rail} data-stroke={railOf(rail).stroke}>
                  <span className={styles.cut}>{label}</span>
                </span>
              ) : (
                <span key={label}>{label}</span>
              ),
            )}
          </li>
          {columns.map(({ name, text, month, rows }) => (
            <li key={name} className={styles.column}>
              <Heading level={2} size="minor">
                {name}
              </Heading>
              <Text size="fine" tone="mute">
                {text}
              </Text>
              <Text size="price" wrap="none" className={styles.month}>
                {month?.main}{' '}
                <Text.small block size="fine" tone="mute" weight="regular" before={1}>
                  {shown.month.label}
                </Text.small>
              </Text>
              <dl className={styles.list}>
                {rows.map(({ label, price }) => (
                  <Fact key={label} name={label} price={price} />
                ))}
              </dl>
            </li>
          ))}
        </ul>
        <Text size="fine" tone="mute" measure="text" before={5} at={[2, 13]}>
          {sent}
        </Text>
        {eligibility ? (
          <Panel before={7} at={[2, 13]} className={styles.check}>
            <Heading level={2} size="subsection">
              {eligibility}
            </Heading>
            <Box before={4}>{questions}</Box>
          </Panel>
        ) : null}
      </Frame>
    </Section>
  );
}
