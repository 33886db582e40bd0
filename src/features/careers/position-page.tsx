import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { pathOf } from '#content/paths.ts';
import type { CareersPage } from '#content/schemas/careers-page-schema.ts';
import { Track } from '#drawings/lines/track.tsx';
import { type Currency, formatRoundMoney } from '#tariff/money.ts';
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Spread, Stack, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Link } from '#ui/link/link.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './careers.module.css';
import { PositionFacts } from './position-facts.tsx';
import { applyHref, type ListedPosition, type Places, payText } from './positions.ts';

/** The pay range of a position, in whole units of its currency. */
interface Range {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

interface PayScaleProps {
  ranges: readonly Range[];
  /** The position whose range is highlighted. */
  current: string;
  currency: Currency;
}

const STEP = 10_000;
const ROW = 12;
/** The margin at each end of the scale in percent, for half a ring. */
const EDGE = 3;

/**
 * The pay ranges of all open positions on one scale, with this position's highlighted; nothing if
 * none is open. The drawing is hidden from assistive technology, since the caption has the figures.
 */
export function PayScale({ ranges, current, currency }: PayScaleProps) {
  if (ranges.length === 0) return null;
  const money = (amount: number) => formatRoundMoney(`${amount}.00`, currency);
  const low = Math.floor(Math.min(...ranges.map(({ from }) => from)) / STEP) * STEP;
  const most = Math.ceil(Math.max(...ranges.map(({ to }) => to)) / STEP) * STEP;
  // A single salary on a step still needs a scale of some length.
  const high = Math.max(most, low + STEP);
  const at = (amount: number) => `${EDGE + ((amount - low) / (high - low)) * (100 - 2 * EDGE)}%`;
  const sorted = [...ranges].sort((a, b) => a.to - b.to);
  const own = ranges.find(({ id }) => id === current);
  const height = sorted.length * ROW + 12;
  return (
    <figure>
      {own ? (
        <figcaption>
          <Text.span size="entry" wrap="none" block>
            {payText({ salary: { ...own, currency } })}
          </Text.span>{' '}
          <Text.span size="small" tone="mute">
            {t('careers.onScale')}
          </Text.span>
        </figcaption>
      ) : null}
      <Drawing before={4} height={height} fill="var(--page)" stroke="var(--rest)" strokeWidth="4">
        {sorted.map(({ id, from, to }, index) => {
          const y = 10 + index * ROW;
          const rings = id === current ? [from, to] : [];
          return (
            <g key={id} stroke={id === current ? 'var(--bone)' : undefined}>
              <line x1={at(from)} x2={at(to)} y1={y} y2={y} />
              {rings.map((end) => (
                <circle key={end} cx={at(end)} cy={y} r="6" />
              ))}
            </g>
          );
        })}
      </Drawing>
      <Spread.p size="least" tone="mute" tabular rule="start" aria-hidden="true">
        <Box.span pad={2}>{money(low)}</Box.span>
        <Box.span pad={2}>{money(high)}</Box.span>
      </Spread.p>
    </figure>
  );
}

interface PositionPageProps extends ListedPosition {
  places: Places;
  /** The pay ranges of all open positions. */
  ranges: readonly Range[];
  texts: CareersPage['candidates'];
  /** Whether it is too late to apply. */
  closed: boolean;
  /** The e-mail address for applications. */
  email: string;
  /** The description of the work. */
  children: ReactNode;
}

/**
 * `/careers/{position}`: the description, with the position's facts beside it and the steps to an
 * offer below.
 */
export function PositionPage(props: PositionPageProps) {
  const { id, data, places, ranges, texts, closed, email, children } = props;
  const { title, description, steps } = data;
  const toApply = pathOf.candidates(id);
  const apply = (
    <ButtonLink href={applyHref(data, email)} variant="fill">
      {data.apply ? texts.urlLabel : texts.emailLabel}
    </ButtonLink>
  );
  return (
    <Section before={5}>
      <Frame grid className={styles.beside}>
        <Box.header at={[1, 13]}>
          <Breadcrumbs
            trail={[{ label: t('careers.careers'), href: '/careers' }]}
            here={title}
            className={styles.trail}
          />
          <Heading size="title" before={7}>
            {title}
          </Heading>
          <Text size="lead" measure="text">
            {description}
          </Text>
        </Box.header>
        <Box.aside
          place="sticky"
          before={8}
          at={[9, 13]}
          tablet={[8, 13]}
          aria-label={t('careers.position')}
        >
          <PayScale ranges={ranges} current={id} currency={data.salary.currency} />
          {closed ? (
            <Text tone="bone" before={6}>
              {texts.closed}
            </Text>
          ) : (
            <Stack gap={3} before={6}>
              {apply}
              <ButtonLink href={toApply}>{t('careers.howToApply')}</ButtonLink>
            </Stack>
          )}
          <Text size="small" tone="mute" before={4}>
            {t('careers.route', { steps: steps.length, days: steps.at(-1)?.day ?? 0 })}
          </Text>
          <PositionFacts data={data} places={places} pay={false} />
        </Box.aside>
        <Prose className={clsx(styles.text, lookOf({ before: 8, at: [1, 8], tablet: [1, 7] }))}>
          {children}
        </Prose>
      </Frame>
      <Frame before={9}>
        <Heading size="subsection">{texts.routeHeading}</Heading>
        <Track
          before={7}
          label={texts.routeHeading}
          stops={steps.map(({ day, title: label }, index) => ({
            at: t('careers.day', { day }),
            label,
            state: index === 0 ? 'now' : 'ring',
          }))}
        />
        {closed ? null : (
          <Inline gap={4} items="middle" before={7}>
            {apply}
            <Link href={toApply} variant="more">
              {t('careers.whatToSend')}
            </Link>
          </Inline>
        )}
      </Frame>
    </Section>
  );
}
