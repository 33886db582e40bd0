import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './abilities.module.css';

const ON_INSTANT = { swift: 'rest', sepa: 'rest' } as const;

/** What a key can do, and what it cannot: the interchange where all three lines are lit again. */
export function Abilities({ cando }: { cando: ApiPageTexts['cando'] }) {
  return (
    <Section labelledBy="abilities">
      <Frame className={styles.turn}>
        <Lines shape="bend" turn="left" lines={ON_INSTANT} className={styles.bend} />
        <Lines shape="straight" lines={ON_INSTANT} className={styles.straight} />
      </Frame>
      <Frame grid strip className={styles.frame}>
        <Lines shape="straight" />
        <Station span={3} className={styles.capsule} />
        <Heading level={2} size="h2" id="abilities" className={styles.heading}>
          {cando.heading}
        </Heading>
        <ul className={styles.list}>
          {cando.items.map(({ title, text }) => (
            <li key={title} className={styles.item}>
              <Heading level={3} size="h3">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
          {cando.not.map((text) => (
            <li key={text} className={styles.not}>
              <Station state="dotted" className={styles.no} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
