import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ProductPart } from '#content/queries/product-query.ts';
import { LineGlyph } from '#drawings/lines/line-glyph.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Spread, Text } from '#ui/layout/box.tsx';
import type { Span } from '#ui/layout/look.ts';
import { Frame, Section } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import { allOn, type Leg } from './course.ts';
import { LanesThrough, StraightLines } from './course-lines.tsx';
import styles from './part.module.css';
import { PhoneDisclosure } from './phone-disclosure.tsx';
import { priceText } from './prices.tsx';

/** The content that the head of a part shows. */
type PartTexts = Pick<
  ProductPart,
  'anchor' | 'label' | 'heading' | 'rails' | 'actions' | 'fees' | 'lead'
>;

interface HeadProps {
  part: Omit<PartTexts, 'anchor'> & { anchor: string };
  id: string;
  /** Follows the label. */
  aside?: ReactNode;
  at: Span;
  /**
   * The columns of the lead and the actions if they are beside the heading; by default they are
   * below it.
   */
  beside?: Span | undefined;
  tablet: Span;
  className?: string | undefined;
}

/**
 * The head of a part: its label as in the menu with the rails it uses, then heading, lead and
 * actions.
 */
function PartHead({ part, id, aside, at, beside, tablet, className }: HeadProps) {
  const { register, registerHref, check } = part.actions;
  const say = (
    <>
      <Text measure="text" before={beside ? undefined : 4}>
        {part.lead}
      </Text>
      <Inline gap={2} before={5} className={styles.actions}>
        <ButtonLink variant="fill" size="small" href={registerHref} outbound="register">
          {register}
        </ButtonLink>
        {check ? (
          <ButtonLink
            size="small"
            href={check.href}
            label={t('ui.labelled', { label: check.label, value: part.label })}
          >
            {check.label}
          </ButtonLink>
        ) : null}
      </Inline>
    </>
  );
  return (
    <>
      <Box.header at={at} tablet={tablet} className={className}>
        <Inline.p gap={3}>
          <Spread.span gap={3} items="middle">
            <LineGlyph used={part.rails} />
            <b>{part.label}</b>
          </Spread.span>
          {aside}
        </Inline.p>
        <Heading size="part" id={id} before={4}>
          {part.heading}
        </Heading>
        {beside ? null : say}
      </Box.header>
      {beside ? (
        <Box at={beside} tablet={tablet} self="bottom" className={styles.say}>
          {say}
        </Box>
      ) : null}
    </>
  );
}

/** The summary of the rest of a part, with some of its prices. */
function Summary({ part, summary, prices = [] }: Pick<PartProps, 'part' | 'summary' | 'prices'>) {
  return (
    <span className={styles.summary}>
      {summary}{' '}
      <span className={styles.prices}>
        {prices.map((item, index) => (
          <Text.span
            key={item.id}
            shown={index > 0 ? 'tabletUp' : undefined}
            size="fine"
            weight="regular"
            tone="mute"
          >
            {item.label}
            {'\u00a0'}
            <Text.span tabular tone="bone">
              {priceText(item)}
            </Text.span>
            {index === 0 ? `, ${part.fees.category}` : null}
          </Text.span>
        ))}
      </span>
    </span>
  );
}

export interface PartProps extends Pick<HeadProps, 'part' | 'aside'> {
  leg: Leg;
  /** If empty, the head has the full width. */
  drawing: ReactNode;
  /**
   * The drawing has the full width, below the head; otherwise it is placed between the head and the
   * lines.
   */
  wide?: boolean | undefined;
  /** The drawing itself meets the lines, so it spans their column too, which is `--room` wide. */
  joined?: boolean | undefined;
  paper?: boolean | undefined;
  /** Shown below the drawing; on a phone each column folds by itself. */
  columns: ReactNode;
  /** The summary of the folded rest: what it contains, beside `prices`. */
  summary: string;
  prices?: PartTexts['fees']['items'];
  children: ReactNode;
}

/** The columns left free by the lines, which pass on one side or, through a drawing, on both. */
const ROOM = {
  left: { whole: [2, 13], first: [2, 8], second: [8, 13] },
  right: { whole: [1, 12], first: [1, 7], second: [7, 12] },
  both: { whole: [2, 12], first: [2, 8], second: [8, 12] },
} as const;

/** The columns of the head and of a drawing beside it; the drawing is next to the lines. */
const BESIDE = {
  left: { head: [8, 13], drawing: [2, 8], joined: [1, 8] },
  right: { head: [1, 6], drawing: [6, 12], joined: [6, 13] },
} as const;

/**
 * One part of a page, beside the lines: the head, a drawing, three columns, and the rest folded.
 */
export function Part(props: PartProps) {
  const { part, aside, leg, drawing, wide, joined, paper, columns, summary, prices, children } =
    props;
  const { enter, leave, states, turns } = leg;
  const id = `${part.anchor}-heading`;
  const { whole, first, second } = ROOM[turns ? 'both' : enter];
  const headProps = { part, id, aside, tablet: whole };
  const rest = (
    <>
      <Box at={whole} className={styles.columns}>
        {columns}
      </Box>
      <Disclosure
        summary={<Summary part={part} summary={summary} {...(prices && { prices })} />}
        wide
        at={whole}
        className={styles.rest}
      >
        <div className={styles.folded}>{children}</div>
      </Disclosure>
    </>
  );
  if (turns || wide || !drawing) {
    const entering = <StraightLines sides={allOn(enter)} states={states} />;
    return (
      <Section id={part.anchor} labelledBy={id} paper={paper}>
        <Frame grid strip className={clsx(styles.begin, styles.above)}>
          {entering}
          <PartHead {...headProps} at={first} beside={second} className={styles.right} />
        </Frame>
        {drawing ? (
          <Frame grid strip>
            {turns ? <LanesThrough leg={leg} /> : entering}
            <Box at={whole} className={styles.below}>
              {drawing}
            </Box>
          </Frame>
        ) : null}
        <Frame grid strip className={styles.end}>
          <StraightLines sides={leave} states={states} />
          {rest}
        </Frame>
      </Section>
    );
  }
  const { head, ...beside } = BESIDE[enter];
  return (
    <Section
      id={part.anchor}
      labelledBy={id}
      paper={paper}
      grid
      strip
      frame={clsx(styles.begin, styles.end, styles.beside)}
    >
      <StraightLines sides={leave} states={states} />
      <PartHead {...headProps} at={head} className={styles[enter]} />
      <Box
        at={joined ? beside.joined : beside.drawing}
        tablet={joined ? [1, 13] : whole}
        self="middle"
        className={styles.drawing}
      >
        {drawing}
      </Box>
      {rest}
    </Section>
  );
}

interface PointsProps {
  items: readonly { readonly title: string; readonly text: string }[];
}

/** The benefits of a part: titles and texts, of which a phone shows the titles. */
export function Points({ items }: PointsProps) {
  return (
    <PhoneDisclosure
      summary={items.map(({ title }) => title).join(' · ')}
      className={styles.points}
    >
      <Box.dl className={styles.benefits}>
        {items.map(({ title, text }) => (
          <div key={title}>
            <Text.dt size="name">{title}</Text.dt>
            <Text.dd size="fine" measure="text" before={1}>
              {text}
            </Text.dd>
          </div>
        ))}
      </Box.dl>
    </PhoneDisclosure>
  );
}
