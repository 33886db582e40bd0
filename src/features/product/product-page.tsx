import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Closing } from '#blocks/closing/closing.tsx';
import { Crossing } from '#blocks/parts/part.tsx';
import type { ProductAnchor, ProductContent, ProductPart } from '#content/queries/product-query.ts';
import { DemoContext } from '#drawings/demo-figures.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { Box } from '#ui/layout/box.tsx';
import { Api, Bulk, Manager, Multilogin, Multisig } from './parts-at-work.tsx';
import { Ibans, Sepa, Swift } from './parts-on-rails.tsx';
import styles from './product.module.css';
import { PartIndex, ProductOpening } from './product-opening.tsx';
import { DRAWN } from './product-pieces.tsx';

function partOf(parts: readonly ProductPart[], anchor: ProductAnchor): ProductPart {
  const found = parts.find((part) => part.anchor === anchor);
  if (!found) throw new Error(`content/product: expected a part with the anchor ${anchor}`);
  return found;
}

/** A ring or capsule at the edge of its band: only under one may a line be lit or come to rest. */
function Change({ className, ...station }: ComponentProps<typeof Station>) {
  return <Station {...station} className={clsx(styles.change, className)} />;
}

/** Eight parts of one account, hung on the lines that they concern. */
export function ProductPage({ content }: { content: ProductContent }) {
  const { parts } = content;
  const [manager, api] = [partOf(parts, 'productAccontManager'), partOf(parts, 'productApi')];
  return (
    <DemoContext value={content.demo}>
      <Box clip className={styles.page}>
        <ProductOpening heading={content.heading} lead={content.lead} />
        <Box place="relative" className={styles.territory}>
          <PartIndex parts={parts} />
          <Ibans part={partOf(parts, 'productIbans')} />
          <Crossing>
            <Lines turn="left" lines={DRAWN.swift} className={clsx(styles.fan, styles.toInner)} />
            <Lines turn="right" lines={DRAWN.euroAtRest} className={styles.fan} />
            <Change rail={1} shown="tabletUp" className={styles.onSepa} />
            <Change rail={2} shown="tabletUp" className={styles.onInstant} />
            <Change rail={1} span={2} shown="phone" />
          </Crossing>
          <Swift part={partOf(parts, 'productSwift')} />
          <Crossing>
            <Lines turn="left" lines={{ swift: 'rest' }} className={styles.toInner} />
            <Change rail={0} span={3} />
          </Crossing>
          <Sepa part={partOf(parts, 'productSepa')} cutoff={content.sepaCutoff} />
          <Crossing>
            <Lines turn="right" lines={DRAWN.swiftAtRest} className={styles.inner} />
            <Lines lines={DRAWN.euroAtRest} />
            <Change rail={1} span={2} />
          </Crossing>
          <Manager part={manager} other={api} />
          <Crossing>
            <Lines turn="left" lines={DRAWN.allAtRest} className={styles.toMid} />
            <Change rail={2} className={styles.end} />
          </Crossing>
          <Api part={api} other={manager} />
          <Crossing className={styles.mid}>
            <Lines turn="left" lines={DRAWN.allAtRest} className={styles.toInner} />
            <Change rail={2} />
          </Crossing>
          <Multilogin part={partOf(parts, 'productMultilogin')} />
          <Crossing short className={styles.inner}>
            <Lines lines={{ sepa: 'rest', instant: 'rest' }} />
            <Change rail={0} />
          </Crossing>
          <Multisig part={partOf(parts, 'productMultisig')} />
          <Crossing short className={styles.inner}>
            <Lines />
            <Change rail={0} span={3} />
          </Crossing>
          <Bulk part={partOf(parts, 'productBulk')} />
        </Box>
        <Closing texts={content.closing} register={content.registerHref} side="right" />
      </Box>
    </DemoContext>
  );
}
