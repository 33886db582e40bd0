import type { ReactNode } from 'react';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './boilerplate.module.css';

interface BoilerplateProps {
  texts: NewsroomPage['boilerplate'];
  copyShort: ReactNode;
  copyLong: ReactNode;
}

/** Who we are in two lengths, each with a button that copies it. */
export function Boilerplate({ texts, copyShort, copyLong }: BoilerplateProps) {
  const versions = [
    { ...texts.short, copy: copyShort, length: 'short' },
    { ...texts.long, copy: copyLong, length: 'long' },
  ];
  return (
    <Section className={styles.section} labelledBy="boilerplate">
      <Frame grid>
        <div className={styles.words}>
          <Heading level={2} size="h3" id="boilerplate">
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        {versions.map(({ label, text, copy, length }) => (
          <div key={length} className={styles.version} data-length={length}>
            <div className={styles.bar}>
              <h3 className={styles.label}>{label}</h3>
              {copy}
            </div>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </Frame>
    </Section>
  );
}
