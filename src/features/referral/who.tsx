import { clsx } from 'clsx';
import type { ReferralPage } from '../../content/schemas/referral.ts';
import { UprightStops } from '../../lines/upright-stops.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';

interface WhoProps {
  texts: ReferralPage['who'];
  notAllowed: ReferralPage['notAllowed'];
}

/** What is not to be: each a siding, shut by a buffer stop. */
function Shut({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className={clsx(layout.between, layout.gap5, layout.pad2)}>
          <svg
            className={layout.fixed}
            width="24"
            height="24"
            stroke="var(--bone)"
            strokeWidth="4"
            aria-hidden="true"
          >
            <path d="M0 13H20" stroke="var(--rest)" />
            <path d="M22 4V22" />
          </svg>
          <span className={clsx(text.balance, layout.grow)}>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** Who may refer, who may not, and what is not allowed to those who may. */
export function Who({ texts, notAllowed }: WhoProps) {
  return (
    <Section className={layout.before9} labelledBy="who">
      <Frame grid>
        <Heading level={2} size="h2" id="who" className={cell(1, 6)}>
          {texts.heading}
        </Heading>
        <div className={clsx(layout.before5, cell(6, 13))}>
          <UprightStops items={texts.yes} label={texts.heading} />
        </div>
        <div className={cell(6, 13)}>
          <h3 className={clsx(text.small, text.mute, text.regular, layout.pad3)}>Who may not</h3>
          <Shut items={texts.no} />
        </div>
      </Frame>
      <Frame className={layout.before8}>
        <div className={layout.rule} />
      </Frame>
      <Frame grid className={layout.before6}>
        <Heading level={2} size="h3" className={clsx(layout.sticky, layout.pad3, cell(1, 6))}>
          {notAllowed.heading}
        </Heading>
        <div className={cell(6, 13)}>
          <Shut items={notAllowed.items} />
        </div>
      </Frame>
    </Section>
  );
}
