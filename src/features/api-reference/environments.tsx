import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './api.module.css';

interface TermProps {
  name: string;
  children: ReactNode;
}

function Term({ name, children }: TermProps) {
  return (
    <div>
      <dt className={clsx(text.small, text.mute)}>{name}</dt>
      <dd className={text.bone}>{children}</dd>
    </div>
  );
}

/** The two addresses: one with a rail behind it and one without. */
export function Environments({ texts }: { texts: ApiPageTexts['environments'] }) {
  return (
    <Section labelledBy="environments">
      <Frame grid strip className={layout.pad8}>
        <Lines shape="straight" />
        <Heading level={2} size="h3" id="environments" className={cell(2, 7, [2, 13])}>
          {texts.heading}
        </Heading>
        <p className={clsx(layout.before2, cell(8, 13, [2, 13]))}>{texts.lead}</p>
        <ul className={clsx(layout.before7, cell(2, 13))}>
          {texts.items.map(({ name, address, key, money, text: about }, index) => (
            <li
              key={name}
              className={clsx(styles.place, layout.pad6)}
              data-money={index === 0 ? 'none' : 'real'}
            >
              <Heading level={3} size="h4">
                {name}
              </Heading>
              <div>
                <p className={clsx(text.bone, styles.address)}>
                  <code>
                    {new URL(address).origin}
                    <wbr />
                    {new URL(address).pathname}
                  </code>
                </p>
                <div className={clsx(layout.two, layout.gap4, layout.before4, text.fine)}>
                  <dl className={clsx(layout.row, layout.gap7)}>
                    <Term name="Key">
                      <code>{key}…</code>
                    </Term>
                    <Term name="Money">{money}</Term>
                  </dl>
                  <p>{about}</p>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
