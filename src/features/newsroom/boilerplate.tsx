import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './newsroom.module.css';

interface BoilerplateProps {
  texts: NewsroomPage['boilerplate'];
  copyShort: ReactNode;
  copyLong: ReactNode;
}

/** Who we are in two lengths, each with a button that copies it. */
export function Boilerplate({ texts, copyShort, copyLong }: BoilerplateProps) {
  const versions = [
    { ...texts.short, copy: copyShort, place: cell(4, 8, [1, 7]), size: text.lead },
    { ...texts.long, copy: copyLong, place: cell(8, 13, [7, 13]), size: undefined },
  ];
  return (
    <Section className={layout.before9} labelledBy="boilerplate">
      <Frame grid>
        <div className={clsx(layout.pad3, cell(1, 4, [1, 13]))}>
          <Heading level={2} size="h3" id="boilerplate">
            {texts.heading}
          </Heading>
          <p className={clsx(text.mute, layout.before2)}>{texts.lead}</p>
        </div>
        {versions.map(({ label, text: words, copy, place, size }) => (
          <div key={label} className={clsx(layout.rule, layout.pad3, place, styles.version)}>
            <div className={clsx(layout.between, layout.middle)}>
              <h3 className={clsx(text.small, text.mute, text.regular)}>{label}</h3>
              {copy}
            </div>
            <p className={clsx(text.bone, layout.before3, size)}>{words}</p>
          </div>
        ))}
      </Frame>
    </Section>
  );
}
