import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './prices.module.css';

/** `€0.20` with its sign apart, so that the digits can be the illustration. */
function Price({ price, detail }: { price: string; detail: string | null }) {
  const [, sign = '', digits = ''] = /^(\D*)(.*)$/.exec(price.replace(/\.00$/, '')) ?? [];
  return (
    <p className={styles.price}>
      {sign ? <span className={styles.sign}>{sign}</span> : null}
      {digits}
      {detail ? <small className={styles.detail}> {detail}</small> : null}
    </p>
  );
}

/** Each line becomes the price of a payment on it, and the three return to the edge. */
export function Prices({ texts }: { texts: HomeContent['fees'] }) {
  return (
    <Section labelledBy="prices">
      <Frame grid strip className={styles.intro}>
        <Lines shape="straight" className={styles.centre} />
        <Heading level={2} size="h2" id="prices" className={styles.heading}>
          {texts.heading}
        </Heading>
        <p className={styles.lead}>{texts.lead}</p>
      </Frame>
      <Frame grid strip className={styles.figures}>
        <Lines shape="lanes" turn="left" lines={{ instant: 'none' }} className={styles.parting} />
        <Lines
          shape="lanes"
          turn="right"
          lines={{ swift: 'none', sepa: 'none' }}
          className={styles.parting}
        />
        <ul className={styles.list}>
          {texts.teasers.map(({ line, name, caption, price, detail }) => (
            <li key={line} className={styles.teaser} data-line={line}>
              <Station line={line} className={styles.ring} />
              <Price price={price} detail={detail} />
              <Heading level={3} size="h4" className={styles.name}>
                {name}
              </Heading>
              <p className={styles.caption}>{caption}</p>
            </li>
          ))}
        </ul>
      </Frame>
      <Frame strip className={styles.meeting}>
        <Lines shape="straight" lines={{ sepa: 'none', instant: 'none' }} />
        <Lines shape="lanes" turn="left" lines={{ swift: 'none' }} className={styles.returning} />
        <Link href={texts.link.href} variant="more" className={styles.all}>
          {texts.link.label}
        </Link>
      </Frame>
    </Section>
  );
}
