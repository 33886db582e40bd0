import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './details.module.css';

type DetailsProps = Pick<WhistleblowerPage, 'anonymity' | 'data' | 'law'>;

/** The small print: open to whoever needs it. */
export function Details({ anonymity, data, law }: DetailsProps) {
  return (
    <Section className={styles.section}>
      <Frame grid>
        <div className={styles.law}>
          <p className={styles.label}>{law.label}</p>
          <p className={styles.text}>{law.text}</p>
        </div>
        <div className={styles.list}>
          <Disclosure summary={<h2 className={styles.title}>{anonymity.heading}</h2>} open>
            {anonymity.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Disclosure>
          <Disclosure summary={<h2 className={styles.title}>{data.heading}</h2>}>
            {data.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>
              <Link href={data.link.href} newTab={data.link.href.endsWith('.pdf')}>
                {data.link.label}
              </Link>
            </p>
          </Disclosure>
        </div>
      </Frame>
    </Section>
  );
}
