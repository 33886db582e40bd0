import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import { Logos } from './logos.tsx';

interface KitProps {
  texts: NewsroomPage['kit'];
  palette: ReactNode;
}

/** Logo files, what may be done with them, and the colours. */
export function Kit({ texts, palette }: KitProps) {
  const rules = [
    { title: 'Do', items: texts.do, state: 'done' as const },
    { title: 'Do not', items: texts.dont, state: 'invalid' as const },
  ];
  return (
    <Section className={layout.before9} labelledBy="kit">
      <Frame>
        <div className={clsx(layout.between, layout.phoneStack, layout.bottom, layout.gap5)}>
          <Heading level={2} size="h2" id="kit">
            {texts.heading}
          </Heading>
          <p className={clsx(text.lead, layout.narrow)}>{texts.lead}</p>
        </div>
        <Logos logos={texts.logos} />
        <div className={clsx(layout.two, layout.gap8, layout.before7)}>
          {rules.map(({ title, items, state }) => (
            <div key={title}>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <ul className={clsx(layout.rule, layout.before4)}>
                {items.map((item) => (
                  <li
                    key={item}
                    className={clsx(
                      layout.row,
                      layout.top,
                      layout.gap4,
                      layout.pad3,
                      layout.ruleEnd,
                    )}
                  >
                    <Station state={state} />
                    <p className={layout.grow}>{item}</p>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Heading level={3} size="h3" className={layout.before8}>
          Colours
        </Heading>
        <p className={layout.pad4}>{texts.colours}</p>
        {palette}
      </Frame>
    </Section>
  );
}
