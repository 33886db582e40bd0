import type { ReactNode } from 'react';
import type { PressLogo } from '../../content/queries/newsroom.ts';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './kit.module.css';
import { Logos } from './logos.tsx';

interface KitProps {
  texts: NewsroomPage['kit'];
  logos: readonly PressLogo[];
  palette: ReactNode;
}

/** Logo files, what may be done with them, and the colours. */
export function Kit({ texts, logos, palette }: KitProps) {
  const rules = [
    { title: 'Do', items: texts.do, state: 'done' as const },
    { title: 'Do not', items: texts.dont, state: 'invalid' as const },
  ];
  return (
    <Section className={styles.section} labelledBy="kit">
      <Frame>
        <div className={styles.top}>
          <Heading level={2} size="h2" id="kit">
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <Logos logos={logos} />
        <div className={styles.rules}>
          {rules.map(({ title, items, state }) => (
            <div key={title}>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <ul className={styles.list}>
                {items.map((item) => (
                  <li key={item} className={styles.rule}>
                    <Station state={state} className={styles.ring} />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.colours}>
          <Heading level={3} size="h3">
            Colours
          </Heading>
          <p className={styles.values}>{texts.colours}</p>
          {palette}
        </div>
      </Frame>
    </Section>
  );
}
