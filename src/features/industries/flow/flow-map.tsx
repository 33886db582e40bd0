import { clsx } from 'clsx';
import type { Industry } from '#content/queries/industries-query.ts';
import { RailStops } from '#drawings/lines/station.tsx';
import { type Currency, formatMoney } from '#tariff/money.ts';
import { railOf } from '#tariff/rails.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import type { Span } from '#ui/layout/look.ts';
import { insideSentence } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { BENDS, FlowDrawing, levelOf, type Scale } from './flow-drawing.tsx';
import { type FlowLayout, layOut, type PlacedNode, type PlacedPayment } from './flow-layout.ts';
import styles from './flow-map.module.css';

const nameOf = (rail: PlacedPayment['rail']): string =>
  rail === 'internal' ? t('industries.internal') : railOf(rail).name;

/** Room for a name of two lines below the lowest station, in pixels. */
const FOOT = 72;

const placed = { block: true, place: 'absolute', phone: 'static' } as const;

/** Moves the text before or after it to its height on the map. */
function Spacer({ height }: { height: number }) {
  return <Drawing block shown="tabletUp" width="1" height={height} />;
}

/** The y of a payment's label: beside the part of its line that no other payment shares. */
function labelLevel({ turn, bend, y, y2, shift, shift2 }: PlacedPayment, scale: Scale): number {
  if (turn === 'level') return levelOf(y, bend === 'early' ? shift2 : shift, scale);
  if (bend === 'middle') return levelOf((y + y2) / 2, 0, scale) + 30;
  return bend === 'early' ? levelOf(y2, shift2, scale) : levelOf(y, shift, scale);
}

interface OnMapProps {
  /** The number of the drawing's twelve columns between two stations. */
  hop: number;
  scale: Scale;
  height: number;
}

interface PaymentProps extends OnMapProps {
  payment: PlacedPayment;
  currency: Currency;
  to: string;
}

function Payment({ payment, currency, to, hop, scale, height }: PaymentProps) {
  const { rail, label, amount, x, x2, turn, bend } = payment;
  const [first, last] = [1 + (x - 1) * hop, 1 + (x2 - 1) * hop];
  const bent = first + Math.round(BENDS[bend] * hop);
  const start = bend === 'late' || (turn === 'level' && bend === 'middle') ? first : bent;
  const end = turn !== 'level' && bend === 'late' ? bent : last;
  const level = labelLevel(payment, scale);
  return (
    <Box.li place="relative" before={2} className={styles.payment}>
      <RailStops rails={rail === 'internal' ? [] : [rail]} shown="phone" />
      <Text.span {...placed} size="fine" at={[start, end] as Span} className={styles.label}>
        {amount ? (
          <Text.b tone="bone" weight="medium" tabular wrap="none" className={styles.amount}>
            {formatMoney(amount, currency)}
          </Text.b>
        ) : null}
        {label}
        <Text.span block size="small" tone="mute" className={styles.route}>
          {t('industries.route', { to: insideSentence(to), rail: nameOf(rail) })}
        </Text.span>
        <Spacer height={height - level + 12} />
      </Text.span>
    </Box.li>
  );
}

/** The y of the foot of a ring or capsule. */
const footOf = ({ y, shift, span }: PlacedNode, scale: Scale) =>
  levelOf(y, shift, scale) + ((span - 1) * scale.gap) / 2;

interface NameProps extends OnMapProps {
  node: PlacedNode;
  laid: FlowLayout;
}

/**
 * The name of a node, which may extend to the next station or to where a line turns down before it.
 */
function Name({ node, laid, hop, scale }: NameProps) {
  const { label, x, y, hub } = node;
  const last = x === laid.columns;
  const down = laid.payments.find((one) => one.x === x && one.y === y && one.turn === 'down');
  const from = 1 + (x - 1) * hop;
  const room = from + (down ? Math.floor(BENDS[down.bend] * hop - 0.5) : hop);
  return (
    <Text.b
      {...placed}
      wrap="balance"
      size="name"
      at={last ? undefined : ([from, hub ? undefined : room] as Span)}
      className={clsx(styles.name, last && styles.last, hub && styles.hub)}
    >
      <Spacer height={footOf(node, scale) + 18} />
      {label}
    </Text.b>
  );
}

interface FlowMapProps {
  /** Its label is the accessible name of the list. */
  industry: Pick<Industry, 'currency' | 'flow' | 'label'>;
  scale: Scale;
}

/**
 * Who pays whom, and on which rail: one list of stations with their departures. On wider screens
 * its text is placed on a drawing of the same data; on a phone it is beside the strip.
 */
export function FlowMap({ industry, scale }: FlowMapProps) {
  const laid = layOut(industry.flow);
  const { nodes, payments, columns } = laid;
  const height = Math.max(...nodes.map((node) => footOf(node, scale))) + FOOT;
  const map = { hop: 12 / (columns - 1), scale, height };
  const labelOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id;
  return (
    <Box className={styles.map}>
      <FlowDrawing flow={laid} scale={scale} height={height} />
      <ol aria-label={industry.label}>
        {nodes.map((node) => {
          const departures = payments.filter(({ from }) => from === node.id);
          return (
            <Box.li
              key={node.id}
              rule="start"
              pad={3}
              shown={departures.length === 0 ? 'tabletUp' : undefined}
            >
              <Name node={node} laid={laid} {...map} />
              {departures.length > 0 ? (
                <ul>
                  {departures.map((payment) => (
                    <Payment
                      key={payment.label + payment.to}
                      payment={payment}
                      currency={industry.currency}
                      to={labelOf(payment.to)}
                      {...map}
                    />
                  ))}
                </ul>
              ) : null}
            </Box.li>
          );
        })}
      </ol>
    </Box>
  );
}
