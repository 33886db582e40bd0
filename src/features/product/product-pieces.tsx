import { clsx } from 'clsx';
import { Detail } from '#blocks/parts/detail.tsx';
import { Refusals } from '#blocks/parts/refusals.tsx';
import type { ProductPart } from '#content/queries/product-query.ts';
import { Station } from '#drawings/lines/station.tsx';
import { Figure } from '#ui/figure/figure.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import type { Look, Placed } from '#ui/layout/look.ts';
import { Link } from '#ui/link/link.tsx';
import styles from './product.module.css';
import { WORDS } from './product-words.ts';

const ONLY_SWIFT = { sepa: 'none', instant: 'none' } as const;
const EURO_REST = { swift: 'none', sepa: 'rest', instant: 'rest' } as const;

/** Only one of the lines is drawn, or only the other two; or all, as none concerns the part. */
export const DRAWN = {
  swift: ONLY_SWIFT,
  swiftAtRest: { ...ONLY_SWIFT, swift: 'rest' },
  euroAtRest: EURO_REST,
  allAtRest: { ...EURO_REST, swift: 'rest' },
} as const;

/** What every section of the page is given. */
export interface PartProps {
  part: ProductPart;
}

interface PlacedProps extends PartProps, Placed {}

/** The quiet way from one of the two parts that the menu crosses to the other. */
export function Neighbour({ part, arrow }: PartProps & { arrow: '↓' | '↑' }) {
  return (
    <Text.span tone="mute" shown="wide">
      <Link href={`#${part.anchor}`} variant="plain" pad={3}>
        {part.label} <span aria-hidden="true">{arrow}</span>
      </Link>
    </Text.span>
  );
}

interface ReadoutsProps extends Omit<PlacedProps, 'part' | 'size'> {
  figures: ProductPart['figures'];
  /** Ruled lines with the label after the figure; otherwise the figures stand side by side. */
  ledger?: boolean;
  size?: 'large' | 'medium';
}

const LEDGER = { flow: 'spread', items: 'baseline', gap: 3, rule: 'start', right: true } as const;
const ABREAST: Record<number, Look> = { 2: { of: 2 }, 3: { of: 3, gap: 5 } };

/** A part's figures: they are the illustrations. */
export function Readouts({ figures, ledger, size = 'medium', className, ...place }: ReadoutsProps) {
  const row = ledger ? undefined : ({ phone: 'block', ...ABREAST[figures.length] } as const);
  return (
    <Box {...row} {...place} className={clsx(ledger ? styles.ledger : styles.row, className)}>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} size={size} {...(ledger && LEDGER)} />
      ))}
    </Box>
  );
}

/**
 * `grid` two by two, `stack` one below the other, `row` four abreast, `rows` a ruled list, `line`
 * stops without a rail, `sides` left and right of the lines.
 */
const FORMS = {
  grid: { of: 2, gap: 6 },
  stack: { flow: 'stack', gap: 5 },
  row: { of: 4, tabletTwo: true, gap: 6 },
  rows: { className: styles.rows },
  line: { of: 4, gap: 6, className: styles.line },
  sides: { of: 2, gap: 6, className: styles.sides },
} as const;

const RULED = {
  of: 2,
  items: 'baseline',
  pad: 4,
  rule: 'start',
  className: styles.ruled,
} as const;

/** How a part works, point by point, composed differently in each section. */
export function Points({ part, form, ...place }: PlacedProps & { form: keyof typeof FORMS }) {
  const rows = form === 'rows';
  return (
    <Detail summary={`${WORDS.points}, ${part.points.length}\u00a0points`} {...place}>
      <Box.dl {...FORMS[form]}>
        {part.points.map(({ title, text }) => (
          <Box key={title} {...(rows && RULED)}>
            <Text.dt size="name" wrap="balance" className={clsx(rows && styles.gutter)}>
              {form === 'line' ? (
                <Station state="dotted" block shown="tabletUp" className={styles.dot} />
              ) : null}
              {title}
            </Text.dt>
            <Text.dd size="fine" measure="text" before={1}>
              <p>{text}</p>
            </Text.dd>
          </Box>
        ))}
      </Box.dl>
    </Detail>
  );
}

interface PartRefusalsProps extends PlacedProps {
  large?: boolean;
  abreast?: boolean;
}

/** What a part does not do. */
export function PartRefusals({ part: { not }, ...place }: PartRefusalsProps) {
  const count = not.length === 1 ? '1\u00a0limit' : `${not.length}\u00a0limits`;
  return (
    <Refusals {...place} title={WORDS.stops} summary={`${WORDS.stops}, ${count}`} items={not} />
  );
}
