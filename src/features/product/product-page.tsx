import type { ProductAnchor, ProductContent, ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Api } from './api.tsx';
import { Bulk } from './bulk.tsx';
import { Closing } from './closing.tsx';
import { Ibans } from './ibans.tsx';
import journey from './journey.module.css';
import { Manager } from './manager.tsx';
import { Multilogin } from './multilogin.tsx';
import { Multisig } from './multisig.tsx';
import { Opening } from './opening.tsx';
import { PartIndex } from './part-index.tsx';
import { Change } from './pieces/change.tsx';
import { Crossing } from './pieces/crossing.tsx';
import styles from './product-page.module.css';
import { Sepa } from './sepa.tsx';
import { ALL_REST } from './states.ts';
import { Swift } from './swift.tsx';

const ONLY_SWIFT = { sepa: 'none', instant: 'none' } as const;
const EURO_REST = { swift: 'none', sepa: 'rest', instant: 'rest' } as const;

function partOf(parts: readonly ProductPart[], anchor: ProductAnchor): ProductPart {
  const found = parts.find((part) => part.anchor === anchor);
  if (!found) throw new Error(`content/product: expected a part with the anchor ${anchor}`);
  return found;
}

/** Eight parts of one account, hung on the lines that they concern. */
export function ProductPage({ content }: { content: ProductContent }) {
  const { parts } = content;
  return (
    <div className={journey.page}>
      <Opening heading={content.heading} lead={content.lead} />
      <div className={styles.territory}>
        <PartIndex parts={parts} />
        <Ibans part={partOf(parts, 'productIbans')} />
        <Crossing>
          <Lines shape="bend" turn="left" lines={ONLY_SWIFT} className={journey.fanToInner} />
          <Lines shape="bend" turn="right" lines={EURO_REST} className={journey.fanToOut} />
          <Change lines="sepa" className={journey.onSepa} />
          <Change lines="instant" className={journey.onInstant} />
        </Crossing>
        <Swift part={partOf(parts, 'productSwift')} />
        <Crossing>
          <Lines
            shape="bend"
            turn="left"
            lines={{ swift: 'rest' }}
            className={journey.outToInner}
          />
          <Change lines="all" className={journey.atOut} />
        </Crossing>
        <Sepa part={partOf(parts, 'productSepa')} cutoff={content.sepaCutoff} />
        <Crossing>
          <Lines
            shape="bend"
            turn="right"
            lines={{ ...ONLY_SWIFT, swift: 'rest' }}
            className={journey.innerToOut}
          />
          <Lines shape="straight" lines={EURO_REST} className={journey.atOut} />
          <Change lines="euro" className={journey.atOut} />
        </Crossing>
        <Manager part={partOf(parts, 'productAccontManager')} parts={parts} />
        <Crossing>
          <Lines shape="bend" turn="left" lines={ALL_REST} className={journey.outToMid} />
          <Change lines="instant" end className={journey.atMid} />
        </Crossing>
        <Api part={partOf(parts, 'productApi')} parts={parts} />
        <Crossing>
          <Lines shape="bend" turn="left" lines={ALL_REST} className={journey.midToInner} />
          <Change lines="instant" className={journey.atMid} />
        </Crossing>
        <Multilogin part={partOf(parts, 'productMultilogin')} />
        <Crossing short>
          <Lines
            shape="straight"
            lines={{ sepa: 'rest', instant: 'rest' }}
            className={journey.atInner}
          />
          <Change lines="swift" className={journey.atInner} />
        </Crossing>
        <Multisig part={partOf(parts, 'productMultisig')} />
        <Crossing short>
          <Lines shape="straight" className={journey.atInner} />
          <Change lines="all" className={journey.atInner} />
        </Crossing>
        <Bulk part={partOf(parts, 'productBulk')} />
      </div>
      <Closing texts={content.closing} register={content.registerHref} />
    </div>
  );
}
