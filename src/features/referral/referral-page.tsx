import type { ReactNode } from 'react';
import type { Reward } from '#content/queries/referral-query.ts';
import type { ReferralPage as Texts } from '#content/schemas/referral-schema.ts';
import { Buffer } from '#drawings/lines/buffer.tsx';
import { Dock } from '#drawings/lines/dock.tsx';
import { UprightStops } from '#drawings/lines/upright-stops.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Split, Spread, Subgrid, Text } from '#ui/layout/box.tsx';
import { WithMail } from '#ui/link/with-mail.tsx';
import { RowList } from '#ui/row-list/row-list.tsx';
import { Frame, Section, TitledSection } from '#ui/section/section.tsx';
import { Table } from '#ui/table/table.tsx';
import { t } from '#words/words.ts';
import styles from './referral.module.css';
import { Steps } from './steps.tsx';

interface ReferralPageProps {
  texts: Texts;
  /** What the tariff calls its categories. */
  category: string;
  rewards: readonly Reward[];
  register: string;
  /** The calculator, hydrated. */
  children: ReactNode;
}

const RULED = { pad: 4, rule: 'start' } as const;

/** The reward by category, calculated from the tariff in force, with notes on how it is counted. */
function Rewards({
  texts,
  category,
  rewards,
}: Pick<ReferralPageProps, 'texts' | 'category' | 'rewards'>) {
  const { share, of, duration, months, notes } = texts.reward;
  return (
    <Section before={8} grid>
      <Box at={[1, 8]} tablet={[1, 13]} className={styles.rewards}>
        <Table
          caption={`${share} ${of} ${duration}`}
          heads={[
            category,
            t('referral.fee'),
            t('referral.share', { share }),
            t('referral.months', { months }),
          ]}
          sums={1}
          rows={rewards.map(({ category: label, fee, month, total }) => [
            label,
            fee,
            month,
            <Text.span key="total" block size="amount" className={styles.total}>
              {total}
            </Text.span>,
          ])}
        />
      </Box>
      <Box before={5} at={[9, 13]} tablet={[1, 13]} className={styles.notes}>
        <RowList items={notes} row={RULED} size="fine" measure="text" />
      </Box>
    </Section>
  );
}

/** The line above a side's column; that of the referred company is double. */
function SideLine({ double }: { double: boolean }) {
  return (
    <Drawing height="6">
      <rect width="100%" height={double ? 6 : 4} fill={double ? 'var(--steel)' : 'var(--bone)'} />
      {double ? <rect width="100%" y="2" height="2" fill="var(--page)" /> : null}
    </Drawing>
  );
}

/** The benefits of each side, in two columns, each under its own line. */
function Sides({ texts }: { texts: Texts['sides'] }) {
  return (
    <TitledSection id="sides" title={texts.heading} size="subsection" before={9}>
      <Split of={2} gap={7} before={6}>
        {(['referrer', 'referred'] as const).map((side) => (
          <div key={side}>
            <SideLine double={side === 'referred'} />
            <Heading size="minor" pad={5}>
              {texts[side].title}
            </Heading>
            <RowList
              items={texts[side].points}
              row={RULED}
              size="large"
              tone="bone"
              wrap="balance"
            />
          </div>
        ))}
      </Split>
    </TitledSection>
  );
}

/** A list of what is excluded, each with a siding that ends at a buffer stop. */
function Exclusions({ items }: { items: readonly string[] }) {
  return <RowList items={items} mark={<Buffer />} row={{ gap: 5, pad: 2 }} wrap="balance" />;
}

/** Who may refer, who may not, and what is not allowed. */
function Who({ texts: { who, notAllowed } }: Pick<ReferralPageProps, 'texts'>) {
  return (
    <Section before={9} labelledBy="who">
      <Frame grid items="baseline">
        <Heading size="section" id="who" at={[1, 6]} tablet={[1, 7]}>
          {who.heading}
        </Heading>
        <Box before={5} at={[6, 13]} tablet={[7, 13]}>
          <UprightStops items={who.yes} label={who.heading} />
        </Box>
        <Box at={[6, 13]} tablet={[7, 13]}>
          <Text.h3 size="small" tone="mute" weight="regular" pad={3}>
            {t('referral.whoNot')}
          </Text.h3>
          <Exclusions items={who.no} />
        </Box>
      </Frame>
      <Frame before={8}>
        <Box rule="start" />
      </Frame>
      <Frame grid before={6}>
        <Heading size="subsection" place="sticky" pad={3} at={[1, 6]} tablet={[1, 7]}>
          {notAllowed.heading}
        </Heading>
        <Box at={[6, 13]} tablet={[7, 13]}>
          <Exclusions items={notAllowed.items} />
        </Box>
      </Frame>
    </Section>
  );
}

const WIDE = { at: [1, 13] } as const;
const ROW = { ...WIDE, items: 'baseline', phone: 'block', pad: 5, rule: 'start' } as const;

/** The terms, as a numbered list. */
function Conditions({ texts }: { texts: Texts['conditions'] }) {
  return (
    <TitledSection id="conditions" title={texts.heading} head={WIDE} grid before={9}>
      <Subgrid.ol before={7} {...WIDE}>
        {texts.items.map(({ title, text }, index) => (
          <Subgrid.li key={title} {...ROW}>
            <Spread gap={5} items="baseline" at={[1, 6]}>
              <Text.span tone="mute" aria-hidden="true">
                {index + 1}
              </Text.span>
              <Heading size="minor" flex="grow">
                {title}
              </Heading>
            </Spread>
            <Text size="fine" before={2} at={[6, 13]}>
              {text}
            </Text>
          </Subgrid.li>
        ))}
      </Subgrid.ol>
    </TitledSection>
  );
}

/** Frequent questions, folded. */
function Questions({ texts: { faq, contact } }: Pick<ReferralPageProps, 'texts'>) {
  return (
    <Section before={9} labelledBy="questions" grid>
      <Box at={[1, 5]}>
        <Heading size="subsection" id="questions">
          {faq.heading}
        </Heading>
        <Text size="fine" tone="mute" pad={4}>
          <WithMail text={contact} />
        </Text>
      </Box>
      <Box at={[6, 13]}>
        {faq.items.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Box>
    </Section>
  );
}

/**
 * `/referralProgram`: the reward to be calculated, and the steps as two lines that join at an
 * interchange.
 */
export function ReferralPage(props: ReferralPageProps) {
  const { texts, category, rewards, register, children } = props;
  const { reward, closing } = texts;
  return (
    <>
      <Section before={8} clip>
        <Frame grid>
          <Heading level={1} size="display" at={[1, 13]}>
            {texts.heading}
          </Heading>
          <Box before={6} at={[7, 13]}>
            <Text size="lead">{texts.lead}</Text>
            <Box before={5}>
              <ButtonLink href={register} outbound="register" variant="lamp">
                {closing.register}
              </ButtonLink>
            </Box>
          </Box>
        </Frame>
        {children}
      </Section>
      <Rewards texts={texts} category={category} rewards={rewards} />
      <Steps texts={texts.steps} months={reward.months} />
      <Sides texts={texts.sides} />
      <Who texts={texts} />
      <Conditions texts={texts.conditions} />
      <Questions texts={texts} />
      <TitledSection id="closing" title={closing.heading} size="display" before={9} pad={7} clip>
        <Text size="lead" measure="narrow" before={6}>
          {closing.lead}
        </Text>
        <Dock before={7}>
          <ButtonLink href={register} outbound="register" variant="lamp" size="large">
            {closing.register}
          </ButtonLink>
        </Dock>
      </TitledSection>
    </>
  );
}
