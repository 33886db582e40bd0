import { clsx } from 'clsx';
import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './whistleblower.module.css';

type DetailsProps = Pick<WhistleblowerPage, 'anonymity' | 'data' | 'law'>;

/** The small print: open to whoever needs it. */
export function Details({ anonymity, data, law }: DetailsProps) {
  return (
    <Section className={layout.before9}>
      <Frame grid>
        <div className={clsx(layout.phoneLast, layout.pad5, cell(1, 5))}>
          <p className={text.name}>{law.label}</p>
          <p className={clsx(text.small, text.mute, layout.narrow, layout.before2)}>{law.text}</p>
        </div>
        <div className={cell(6, 13)}>
          <Disclosure summary={<h2 className={styles.title}>{anonymity.heading}</h2>} open>
            {anonymity.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Disclosure>
          <Disclosure summary={<h2 className={styles.title}>{data.heading}</h2>}>
            {data.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
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
