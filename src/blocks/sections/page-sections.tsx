import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { Lines } from '#drawings/lines/lines.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { DeclaredSection, isLight, type SectionWithImage } from './declared-section.tsx';
import styles from './page-sections.module.css';

/** The places of the three lines at the edge of a section, from left to right. */
const PLACES = ['left', 'centre', 'right'] as const;
type Place = (typeof PLACES)[number];

/** A section of a page, and where the three lines enter and leave it. */
export interface PageSection {
  readonly enter: Place;
  readonly leave: Place;
  readonly drawn: ReactNode;
  /** Whether it is a light section. */
  readonly paper?: boolean;
  /** Whether its content reaches its lower edge. */
  readonly flush?: boolean;
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

/** The space between content and the edge of a light section, with the lines running through it. */
function Spacer({ at }: { at: Place }) {
  return (
    <Section strip frame={styles.spacer}>
      <Lines className={FROM[at]} />
    </Section>
  );
}

interface PageSectionsProps<Name extends string> {
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
}: PageSectionsProps<Name>) {
  let at = from;
  let isFlush = false;
  const all = sections.map((one, index) => {
    const before = { at, isFlush };
    if (typeof one === 'string') {
      const { enter, leave, drawn, paper = false, flush = false } = pieces[one];
      at = leave;
      isFlush = flush;
      return { key: one, before, enter, paper, declared: null, drawn };
    }
    const side = before.at === 'right' ? 'right' : 'left';
    at = side;
    isFlush = false;
    const declared = { section: one, lines: side } as const;
    const paper = isLight(one);
    return {
      key: `${one.kind} ${index}`,
      before,
      enter: side,
      paper,
      declared,
      drawn: null,
    } as const;
  });
  return (
    <>
      {all.map((one) => (
        <Fragment key={one.key}>
          {one.before.isFlush && one.paper && one.before.at === one.enter ? (
            <Spacer at={one.enter} />
          ) : null}
          <Joint from={one.before.at} to={one.enter} />
          {one.declared ? <DeclaredSection {...one.declared} /> : one.drawn}
        </Fragment>
      ))}
      {to ? <Joint from={at} to={to} /> : null}
    </>
  );
}
