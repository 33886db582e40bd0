import { clsx } from 'clsx';
import { Closing } from '../../blocks/closing/closing.tsx';
import type { ProductAnchor, ProductContent, ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import layout from '../../ui/layout/layout.module.css';
import { DemoContext } from '../../vignettes/demo.ts';
import { Api } from './api.tsx';
import { Bulk } from './bulk.tsx';
import { Ibans } from './ibans.tsx';
import journey from './journey.module.css';
import { Manager } from './manager.tsx';
import { Multilogin } from './multilogin.tsx';
import { Multisig } from './multisig.tsx';
import { Opening } from './opening.tsx';
import styles from './part-index.module.css';
import { PartIndex } from './part-index.tsx';
import { Change } from './pieces/change.tsx';
import { Crossing } from './pieces/crossing.tsx';
import { Sepa } from './sepa.tsx';
import { ALL_REST, EURO_REST, ONLY_SWIFT, SWIFT_REST } from './states.ts';
import { Swift } from './swift.tsx';

function partOf(parts: readonly ProductPart[], anchor: ProductAnchor): ProductPart {
  const found = parts.find((part) => part.anchor === anchor);
  if (!found) throw new Error(`content/product: expected a part with the anchor ${anchor}`);
  return found;
}

/** Eight parts of one account, hung on the lines that they concern. */
export function ProductPage({ content }: { content: ProductContent }) {
  const { parts } = content;
  return (
    <DemoContext value={content.demo}>
      <div className={clsx(journey.page, layout.clip)}>
        <Opening heading={content.heading} lead={content.lead} />
        <div className={clsx(journey.territory, styles.territory, layout.relative)}>
          <PartIndex parts={parts} />
          <Ibans part={partOf(parts, 'productIbans')} />
          <Crossing>
            <Lines
              shape="bend"
              turn="left"
              lines={ONLY_SWIFT}
              className={clsx(journey.fan, journey.toInner)}
            />
            <Lines shape="bend" turn="right" lines={EURO_REST} className={journey.fan} />
            <Change rail={1} fan="sepa" />
            <Change rail={2} fan="instant" />
            <Change rail={1} span={2} phone />
          </Crossing>
          <Swift part={partOf(parts, 'productSwift')} />
          <Crossing>
            <Lines shape="bend" turn="left" lines={{ swift: 'rest' }} className={journey.toInner} />
            <Change rail={0} span={3} />
          </Crossing>
          <Sepa part={partOf(parts, 'productSepa')} cutoff={content.sepaCutoff} />
          <Crossing>
            <Lines shape="bend" turn="right" lines={SWIFT_REST} className={journey.inner} />
            <Lines shape="straight" lines={EURO_REST} />
            <Change rail={1} span={2} />
          </Crossing>
          <Manager part={partOf(parts, 'productAccontManager')} parts={parts} />
          <Crossing>
            <Lines shape="bend" turn="left" lines={ALL_REST} className={journey.toMid} />
            <Change rail={2} end />
          </Crossing>
          <Api part={partOf(parts, 'productApi')} parts={parts} />
          <Crossing at={journey.mid}>
            <Lines shape="bend" turn="left" lines={ALL_REST} className={journey.toInner} />
            <Change rail={2} />
          </Crossing>
          <Multilogin part={partOf(parts, 'productMultilogin')} />
          <Crossing short at={journey.inner}>
            <Lines shape="straight" lines={{ sepa: 'rest', instant: 'rest' }} />
            <Change rail={0} />
          </Crossing>
          <Multisig part={partOf(parts, 'productMultisig')} />
          <Crossing short at={journey.inner}>
            <Lines shape="straight" />
            <Change rail={0} span={3} />
          </Crossing>
          <Bulk part={partOf(parts, 'productBulk')} />
        </div>
        <Closing texts={content.closing} register={content.registerHref} side="right" />
      </div>
    </DemoContext>
  );
}
