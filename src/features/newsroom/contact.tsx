import { clsx } from 'clsx';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './newsroom.module.css';

/** The press contact: the address is the picture. */
export function Contact({ texts }: { texts: NewsroomPage['press'] }) {
  return (
    <Section className={layout.before9} labelledBy="press-contact">
      <Frame grid>
        <Heading level={2} size="h4" id="press-contact" className={clsx(text.mute, cell(1, 13))}>
          {texts.heading}
        </Heading>
        <p className={clsx(layout.before3, cell(1, 13))}>
          <Link
            href={`mailto:${texts.email}`}
            variant="plain"
            className={clsx(text.bone, styles.mail)}
          >
            {texts.email}
          </Link>
        </p>
        <div className={clsx(layout.before7, cell(1, 6))}>
          <p className={text.lead}>{texts.text}</p>
          <Link href={texts.link.href} variant="more" className={layout.before4}>
            {texts.link.label}
          </Link>
        </div>
        <ul className={clsx(layout.stack, layout.gap4, layout.before7, cell(7, 13))}>
          {texts.points.map((point) => (
            <li key={point} className={clsx(layout.row, layout.top, layout.gap4)}>
              <Station state="announced" />
              <p className={layout.grow}>{point}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
