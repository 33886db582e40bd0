import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './prices.module.css';

/** `€0.20` with its sign apart, so that the digits can be the illustration. */
function Price({ price, detail }: { price: string; detail: string | null }) {
  const [, sign = '', digits = ''] = /^(\D*)(.*)$/.exec(price.replace(/\.00$/, '')) ?? [];
  return (
    <p className={clsx(styles.price, text.readout, text.nowrap)}>
      {sign ? <span className={clsx(styles.sign, text.mute)}>{sign}</span> : null}
      {digits}
      {detail ? (
        <small className={clsx(text.fine, text.mute, text.regular)}> {detail}</small>
      ) : null}
    </p>
  );
}

/** Each line becomes the price of a payment on it, and the three return to the edge. */
export function Prices({ texts }: { texts: HomeContent['fees'] }) {
  return (
    <Section labelledBy="prices" className={styles.prices}>
      <Frame grid strip className={layout.pad8}>
        <Lines shape="straight" className={styles.centre} />
        <Heading level={2} size="h2" id="prices" className={cell(1, 6)}>
          {texts.heading}
        </Heading>
        <p className={clsx(styles.below, text.lead, layout.atBottom, cell(8, 13))}>{texts.lead}</p>
      </Frame>
      <Frame grid strip className={styles.figures}>
        <Lines shape="lanes" turn="left" lines={{ instant: 'none' }} className={styles.centre} />
        <Lines
          shape="lanes"
          turn="right"
          lines={{ swift: 'none', sepa: 'none' }}
          className={styles.centre}
        />
        <ul className={clsx(styles.teasers, layout.three, cell(1, 13))}>
          {texts.teasers.map(({ line, name, caption, price, detail }, index) => (
            <li key={line} className={clsx(styles.inset, layout.relative)}>
              <Station rail={index} className={layout.phoneOnly} />
              <Price price={price} detail={detail} />
              <Heading level={3} size="h4" className={layout.before5}>
                {name}
              </Heading>
              <p className={clsx(text.fine, text.balance, layout.before1, layout.narrow)}>
                {caption}
              </p>
            </li>
          ))}
        </ul>
      </Frame>
      <Frame grid strip className={styles.meeting}>
        <Lines shape="straight" lines={{ sepa: 'none', instant: 'none' }} />
        <Lines shape="lanes" turn="left" lines={{ swift: 'none' }} />
        <Link
          href={texts.link.href}
          variant="more"
          className={clsx(styles.inset, layout.atTop, cell(9, 13))}
        >
          {texts.link.label}
        </Link>
      </Frame>
    </Section>
  );
}
