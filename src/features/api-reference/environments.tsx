import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './environments.module.css';

/** The two addresses: one with a rail behind it and one without. */
export function Environments({ texts }: { texts: ApiPageTexts['environments'] }) {
  return (
    <Section labelledBy="environments">
      <Frame grid strip className={styles.frame}>
        <Lines shape="straight" />
        <Heading level={2} size="h3" id="environments" className={styles.heading}>
          {texts.heading}
        </Heading>
        <p className={styles.lead}>{texts.lead}</p>
        <ul className={styles.list}>
          {texts.items.map(({ name, address, key, money, text }, index) => (
            <li key={name} className={styles.place} data-rail={index === 0 ? 'none' : 'real'}>
              <Heading level={3} size="h4">
                {name}
              </Heading>
              <p className={styles.address}>
                <code>
                  {new URL(address).origin}
                  <wbr />
                  {new URL(address).pathname}
                </code>
              </p>
              <dl className={styles.facts}>
                <div>
                  <dt>Key</dt>
                  <dd>
                    <code>{key}…</code>
                  </dd>
                </div>
                <div>
                  <dt>Money</dt>
                  <dd>{money}</dd>
                </div>
              </dl>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
