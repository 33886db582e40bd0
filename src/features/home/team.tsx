import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import { PayrollDesk } from '../../vignettes/payroll-desk/payroll-desk.tsx';
import styles from './home.module.css';

/** Payments by several people: the lines pass under the desk and come out in the middle. */
export function Team({ texts }: { texts: HomeContent['team'] }) {
  return (
    <Section labelledBy="team">
      <Frame grid strip className={styles.team}>
        <Lines shape="bend" turn="right" className={styles.underDesk} />
        <Heading level={2} size="title" id="team" className={cell(2, 13)}>
          {texts.heading}
        </Heading>
        <p className={clsx(text.lead, layout.before6, layout.measure, cell(2, 9))}>{texts.lead}</p>
        <ul className={clsx(layout.three, layout.gap5, layout.before6, cell(2, 13))}>
          {texts.parts.map(({ icon, title, text: about, href }) => (
            <li
              key={href}
              className={clsx(
                layout.relative,
                layout.between,
                layout.top,
                layout.gap4,
                layout.pad2,
                text.bone,
              )}
            >
              <Icon name={icon} />
              <div className={layout.grow}>
                <Heading level={3} size="h4">
                  <a href={href} className={row.link}>
                    {title}
                  </a>
                </Heading>
                <p className={clsx(text.fine, text.text, layout.before1, layout.noPhone)}>
                  {about}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <PayrollDesk className={clsx(layout.before7, cell(1, 13))} />
      </Frame>
    </Section>
  );
}
