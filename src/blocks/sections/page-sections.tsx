import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { Lines } from '#drawings/lines/lines.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { DeclaredSection, type SectionWithImage } from './declared-section.tsx';
import styles from './page-sections.module.css';

/** The places of the three lines at the edge of a section, from left to right. */
const PLACES = ['left', 'centre', 'right'] as const;
type Place = (typeof PLACES)[number];

/** A section of a page, and where the three lines enter and leave it. */
export interface PageSection {
  readonly enter: Place;
  readonly leave: Place;
  readonly drawn: ReactNode;
}

/** A section that the lines run straight past on the left. */
export const PASSING_LEFT = { enter: 'left', leave: 'left' } as const;

const FROM = { left: styles.fromLeft, centre: styles.fromCentre, right: styles.fromRight };
const TO = { left: styles.toLeft, centre: styles.toCentre, right: styles.toRight };

/** The band in which the lines pass from one place to another; nothing if they stay. */
function Joint({ from, to }: { from: Place; to: Place }) {
  if (from === to) return null;
  const turn = PLACES.indexOf(from) < PLACES.indexOf(to) ? 'right' : 'left';
  return (
    <Section>
      <Frame className={styles.joint}>
        <Lines turn={turn} className={clsx(styles.turning, FROM[from], TO[to])} />
      </Frame>
    </Section>
  );
}

interface ComposedProps<Name extends string> {
  sections: readonly (Name | SectionWithImage)[];
  pieces: Readonly<Record<Name, PageSection>>;
  /**
   * Where the lines come from, and where they are to end; by default they end where the last
   * section leaves them.
   */
  from: Place;
  to?: Place;
}

/** Sections in the order that content gives: the page's own by name, and declared ones in full. */
export function PageSections<Name extends string>({
  sections,
  pieces,
  from,
  to,
}: ComposedProps<Name>) {
  let at = from;
  const all = sections.map((one, index) => {
    const before = at;
    if (typeof one === 'string') {
      const { enter, leave, drawn } = pieces[one];
      at = leave;
      return { key: one, before, enter, declared: null, drawn };
    }
    const side = before === 'right' ? 'right' : 'left';
    at = side;
    const declared = { section: one, lines: side } as const;
    return { key: `${one.kind} ${index}`, before, enter: side, declared, drawn: null } as const;
  });
  return (
    <>
      {all.map((one) => (
        <Fragment key={one.key}>
          <Joint from={one.before} to={one.enter} />
          {one.declared ? <DeclaredSection {...one.declared} /> : one.drawn}
        </Fragment>
      ))}
      {to ? <Joint from={at} to={to} /> : null}
    </>
  );
}
