import { clsx } from 'clsx';
import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';

/** For those without a seat on the board. */
export function Letter({ texts }: { texts: CareersPage['letter'] }) {
  return (
    <Section className={layout.before9} labelledBy="letter">
      <Frame grid>
        <Heading level={2} size="h2" id="letter" className={cell(1, 8)}>
          {texts.heading}
        </Heading>
        <div className={clsx(layout.atBottom, cell(9, 13, [8, 13]))}>
          <p className={clsx(text.lead, layout.pad5)}>{texts.text}</p>
          <Link href={`mailto:${texts.email}`} variant="more">
            {texts.email}
          </Link>
        </div>
      </Frame>
    </Section>
  );
}
