import { clsx } from 'clsx';
import type { AboutPage } from '../../content/schemas/about.ts';
import { Dock } from '../../lines/dock.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';

interface EndingProps {
  texts: AboutPage['closing'];
  next: AboutPage['next'];
  register: string;
}

/** The end of the story: the lines dock, and two doors lead on. */
export function Ending({ texts, next, register }: EndingProps) {
  return (
    <Section className={layout.before9} labelledBy="ending">
      <Frame grid>
        <Heading
          level={2}
          size="display"
          id="ending"
          className={clsx(layout.phoneFirst, cell(1, 10, [1, 13]))}
        >
          {texts.heading}
        </Heading>
        <div className={clsx(layout.before8, cell(1, 8))}>
          <Dock>
            <ButtonLink href={register} outbound="register" variant="lamp" size="large">
              Register
            </ButtonLink>
          </Dock>
        </div>
        <p
          className={clsx(
            text.lead,
            layout.before8,
            layout.atMiddle,
            layout.phoneFirst,
            cell(8, 12, [8, 13]),
          )}
        >
          {texts.lead}
        </p>
        <ul className={clsx(layout.two, layout.gap6, layout.before9, cell(1, 13))}>
          {next.map(({ label, href, text: about }) => (
            <li key={href} className={clsx(row.row, layout.pad5)}>
              <a className={clsx(text.entry, row.link)} href={href}>
                {label}
              </a>
              <p className={layout.before2}>{about}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
