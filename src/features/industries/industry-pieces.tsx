import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Detail } from '#blocks/parts/detail.tsx';
import { Part, PartHead } from '#blocks/parts/part.tsx';
import { Price } from '#blocks/parts/prices.tsx';
import { Refusals } from '#blocks/parts/refusals.tsx';
import type { Industry } from '#content/queries/industries-query.ts';
import type { Examples } from '#content/schemas/industries-page-schema.ts';
import { Lines, type LinesProps } from '#drawings/lines/lines.tsx';
import { RingList } from '#drawings/lines/ring-list.tsx';
import { Track } from '#drawings/lines/track.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import type { HeadingSize } from '#ui/heading/heading.tsx';
import { Box, Stack, Text } from '#ui/layout/box.tsx';
import type { Placed } from '#ui/layout/look.ts';
import { Link } from '#ui/link/link.tsx';
import row from '#ui/row/row.module.css';
import { Row } from '#ui/row/row.tsx';
import { FlowMap } from './flow/flow-map.tsx';
import styles from './industries.module.css';
import { WORDS } from './industry-words.ts';

/** What the drawing of an industry's money is given. */
export interface InstrumentProps extends Placed {
  industry: Industry;
  examples: Examples;
}

interface OnLinesProps
  extends Pick<Placed, 'pad' | 'className'>,
    Pick<LinesProps, 'lines' | 'light'> {
  industry: Industry;
  /** The lines run down the right side. */
  right?: boolean;
  children: ReactNode;
}

/** The section of an industry, beside the lines that it uses. */
export function OnLines(props: OnLinesProps) {
  const { industry, lines, light, right = false, pad, className, children } = props;
  return (
    <Part
      anchor={industry.anchor}
      grid
      strip
      pad={pad}
      frame={clsx(right && styles.beside, className)}
    >
      <Lines lines={lines} light={light} className={clsx(right && styles.atRight)} />
      {children}
    </Part>
  );
}

interface PlacedProps extends Placed {
  industry: Industry;
}

interface IndustryHeadProps extends Omit<PlacedProps, 'size'> {
  size?: HeadingSize;
  /** The lead stands elsewhere. */
  bare?: boolean;
}

/** The sign with the usual risk category, the heading and, unless it stands elsewhere, the lead. */
export function IndustryHead({ industry, bare = false, className, ...place }: IndustryHeadProps) {
  const { lead, ...head } = industry;
  return (
    <PartHead
      part={bare ? head : industry}
      {...place}
      className={clsx(styles.sign, className)}
      aside={
        <Badge>
          {WORDS.category} {industry.fees.category.toLowerCase()}
        </Badge>
      }
    />
  );
}

/** What opens a list on a phone: its name, and how many entries it has. */
const counted = (name: string, { length }: readonly unknown[]) => `${name}\u00a0· ${length}`;

interface FoldedFlowProps extends ComponentProps<typeof FlowMap> {
  industry: Industry;
}

/** The map of the payments where another drawing leads: on a phone its list is folded. */
export function FoldedFlow({ industry, row, between, large, ...place }: FoldedFlowProps) {
  const drawn = { row, between, large };
  return (
    <Detail {...place} summary={counted(WORDS.flow, industry.flow.payments)}>
      <FlowMap industry={industry} {...drawn} />
    </Detail>
  );
}

interface AsksProps extends PlacedProps {
  /** `rings` a ruled list, `large` the same in large type, `track` stations on the way in. */
  form: 'rings' | 'large' | 'track';
}

const FORMS = {
  rings: { size: 'fine', entry: { rule: 'start', gap: 3, pad: 3 } },
  large: { size: 'large', tone: 'bone', entry: { rule: 'start', gap: 5, pad: 4 } },
} as const;

/** What is asked before an account is opened. */
export function Asks({ industry: { asks }, form, ...place }: AsksProps) {
  return (
    <Detail {...place} title={WORDS.asks} summary={counted(WORDS.asks, asks)}>
      {form === 'track' ? (
        <Track
          before={4}
          line="plain"
          label={WORDS.asks}
          stops={asks.map((label, index) => ({ at: String(index + 1), label }))}
        />
      ) : (
        <RingList items={asks} before={4} {...FORMS[form]} className={styles.rings} />
      )}
    </Detail>
  );
}

/** What an industry is refused for. */
export function NotTaken({ industry: { refuses }, ...place }: PlacedProps) {
  return (
    <Refusals
      {...place}
      title={WORDS.refuses}
      summary={counted(WORDS.refuses, refuses)}
      items={refuses}
    />
  );
}

/** The first prices stay open on a phone, where the list of all of them is folded. */
export function KeyPrices({ industry: { fees } }: { industry: Industry }) {
  return (
    <Text.ul
      aria-label={`${WORDS.prices} ${fees.category.toLowerCase()}`}
      shown="phone"
      of={2}
      phone="two"
      before={5}
      pad={2}
      rule="start"
      size="fine"
      className={styles.key}
    >
      {fees.items.slice(0, 2).map((item) => (
        <Stack.li key={item.id}>
          {item.label}
          <Price item={item} />
        </Stack.li>
      ))}
    </Text.ul>
  );
}

/** The parts of the product that the industry leans on, each with its reason. */
export function Uses({ industry: { uses }, ...place }: PlacedProps) {
  return (
    <Detail {...place} title={WORDS.uses} summary={counted(WORDS.uses, uses)}>
      <Stack.ul size="fine" rule="start" before={4} className={styles.uses}>
        {uses.map(({ label, href, why }) => (
          <Row key={href} pad={3}>
            <Link href={href} className={row.link}>
              {label}
            </Link>
            <Box.p before={1}>{why}</Box.p>
          </Row>
        ))}
      </Stack.ul>
    </Detail>
  );
}
