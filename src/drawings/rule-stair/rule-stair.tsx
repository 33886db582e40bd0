import type { SVGProps } from 'react';
import { type Currency, formatMoney, formatRoundMoney } from '#tariff/money.ts';
import { type Rail, railOf } from '#tariff/rails.ts';
import { Drawing, DrawingText, Positioned } from '#ui/drawing/drawing.tsx';
import { Box, Split, Spread, Text } from '#ui/layout/box.tsx';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import { Station } from '../lines/station.tsx';
import { STROKE_STYLES } from '../lines/strokes.ts';
import styles from './rule-stair.module.css';

const upToOf = (upTo: string | undefined, currency: Currency) =>
  upTo ? t('drawings.upTo', { amount: formatRoundMoney(upTo, currency) }) : t('tariff.above');

/** In thousandths of the width; the stroke width does not scale. */
const STAIR =
  'M0 300H226Q250 300 250 276V240Q250 216 274 216H406Q430 216 430 192V156Q430 132 454 132H726Q750 132 750 108V72Q750 48 774 48H1000';
const LEVELS = { d: 'M60 300H1000M60 216H1000M60 132H1000M60 48H1000', stroke: 'var(--hair)' };
/** The stair in the stroke of a rail. */
function stairOf(rail: Rail) {
  const { stroke } = railOf(rail);
  const { colour, weight } = STROKE_STYLES[stroke];
  return [
    { d: STAIR, stroke: colour, strokeWidth: 4 * weight },
    ...(stroke === 'double' ? [{ d: STAIR, stroke: 'var(--page)', strokeWidth: 2 }] : []),
  ];
}

const RING = { r: 7, fill: 'var(--page)', stroke: 'var(--bone)', strokeWidth: 4 } as const;

/** The position of each step's name; the style sheet aligns the first with the page's text. */
const STEPS = ['0', '27%', '45%', '77%'] as const;
/** Where each step ends. */
const ENDS = ['25%', '43%', '75%', '100%'] as const;
const PAYMENT = '66%';

/** The stroke over a signer's name: signed, or not needed. */
const OVER = {
  signed: { d: 'M0 3H3000', stroke: 'var(--bone)', strokeWidth: 4 },
  open: { d: 'M0 3H3000', stroke: 'var(--gauge)', strokeWidth: 4, strokeDasharray: '4 6' },
} as const;

/** The stroke of the rail that a payment is released to. */
function overOf(rail: Rail) {
  const { stroke } = railOf(rail);
  const { colour, weight } = STROKE_STYLES[stroke];
  return stroke === 'double'
    ? { d: 'M0 1H3000M0 5H3000', stroke: colour, strokeWidth: 2 }
    : { d: 'M0 3H3000', stroke: colour, strokeWidth: 4 * weight };
}

interface SignerProps {
  name: string;
  detail: string;
  over: SVGProps<SVGPathElement>;
  waits?: boolean;
}

function Signer({ name, detail, over, waits = false }: SignerProps) {
  return (
    <li>
      <Drawing height="6" overflow="hidden">
        <path {...over} />
      </Drawing>
      <Text.span size="name" block before={3} tone={waits ? 'mute' : undefined}>
        {name}
      </Text.span>
      {detail}
    </li>
  );
}

/** The signers of the payment drawn on the third step. */
function RuleSigners() {
  const { rail, signatures, stops } = useDemo().abroad;
  const signers: SignerProps[] = signatures.map(({ name, role, at }) => ({
    name,
    detail: at ? `${role},\u00a0${at}` : t('drawings.roleNotNeeded', { role }),
    over: at ? OVER.signed : OVER.open,
    waits: !at,
  }));
  return (
    <Split.ol
      shown="tabletUp"
      before={3}
      of={4}
      size="small"
      tone="mute"
      tabular
      phone="two"
      gap={3}
      className={styles.signers}
    >
      {signers.map((signer) => (
        <Signer key={signer.name} {...signer} />
      ))}
      <Signer
        name={t('drawings.releasedTo', { rail: railOf(rail).name })}
        detail={stops[0]?.at ?? ''}
        over={overOf(rail)}
      />
    </Split.ol>
  );
}

/** The signature rule as a stair, which starts at the first line and rises with the amount. */
export function RuleStair() {
  const { abroad, rules, currency } = useDemo();
  const { homeValue, payee } = abroad;
  return (
    <Text.div size="small" tabular data-drawing="rule-stair" aria-hidden="true">
      <Box place="relative" shown="tabletUp" className={styles.stair}>
        <Drawing height="340" fill="none">
          <svg width="100%" viewBox="0 0 1000 340" preserveAspectRatio="none" aria-hidden="true">
            {[LEVELS, ...stairOf(abroad.rail)].map((stroke) => (
              <path key={stroke.stroke} {...stroke} vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
          {rules.map(({ upTo, rule }, index) => (
            <g key={rule}>
              <DrawingText
                size="small"
                weight="medium"
                tone="bone"
                x={STEPS[index]}
                y={282 - 84 * index}
                className={index === 0 ? styles.first : undefined}
              >
                {rule}
              </DrawingText>
              <DrawingText tone="mute" x={ENDS[index]} y="324" textAnchor="end">
                {upToOf(upTo, currency)}
              </DrawingText>
            </g>
          ))}
          <circle cx="100%" cy="48" {...RING} />
          <Positioned x={PAYMENT}>
            <path d="M0 132V300" stroke="var(--edge-strong)" strokeDasharray="4 4" />
            <circle cy="132" {...RING} />
            <DrawingText size="name" x="14" y="170">
              {formatMoney(homeValue, currency)}
            </DrawingText>
            {[payee, t('drawings.beforeMargin')].map((line, index) => (
              <DrawingText key={line} tone="mute" x="14" y={190 + 20 * index}>
                {line}
              </DrawingText>
            ))}
          </Positioned>
        </Drawing>
        <Station rail={0} span="all" />
      </Box>
      <Box.ol shown="phone">
        {rules.map(({ upTo, rule }) => (
          <Spread.li key={rule} gap={3} rule="start" pad={2}>
            <b>{rule}</b>
            <Text.span tone="mute" wrap="none">
              {upToOf(upTo, currency)}
            </Text.span>
          </Spread.li>
        ))}
        <Spread.li place="relative" gap={3} rule="start" pad={2}>
          <Station rail={0} />
          <b>{formatMoney(homeValue, currency)}</b>
          <Text.span tone="mute" right>
            {payee}, {t('drawings.beforeMargin')}
          </Text.span>
        </Spread.li>
      </Box.ol>
      <RuleSigners />
    </Text.div>
  );
}
