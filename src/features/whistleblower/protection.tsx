import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './protection.module.css';

interface ProtectionProps {
  texts: WhistleblowerPage['protected'];
  retaliation: WhistleblowerPage['retaliation'];
}

/** Who is protected, as stations of two lines; what is forbidden against them, as lines that end. */
export function Protection({ texts, retaliation }: ProtectionProps) {
  return (
    <Section className={styles.section} labelledBy="protected">
      <Frame grid>
        <Heading level={2} size="h2" id="protected" className={styles.heading}>
          {texts.heading}
        </Heading>
        <p className={styles.condition}>{texts.condition}</p>
        {texts.groups.map(({ title, items }, index) => (
          <div key={title} className={styles.group} data-group={index}>
            <Heading level={3} size="h4" className={styles.title}>
              {title}
            </Heading>
            <ul className={styles.people}>
              {items.map((item) => (
                <li key={item} className={styles.person}>
                  <Station state={index === 0 ? 'ring' : 'dotted'} className={styles.ring} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Frame>
      <Frame grid className={styles.retaliation}>
        <div className={styles.words}>
          <Heading level={2} size="h3">
            {retaliation.heading}
          </Heading>
          <p className={styles.text}>{retaliation.text}</p>
          <p className={styles.text}>{retaliation.remedy}</p>
        </div>
        <ul className={styles.ends}>
          {retaliation.items.map((item) => (
            <li key={item} className={styles.end}>
              {item}
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
