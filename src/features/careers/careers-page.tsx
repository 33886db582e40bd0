import type { PositionEntry } from '../../content/queries/careers.ts';
import type { CareersPage as Texts } from '../../content/schemas/careers-page.ts';
import { Benefits } from './benefits.tsx';
import { Board } from './board.tsx';
import { Hiring } from './hiring.tsx';
import { Letter } from './letter.tsx';
import { Opening } from './opening.tsx';
import { Places } from './places.tsx';

interface CareersPageProps {
  texts: Texts;
  positions: readonly Pick<PositionEntry, 'id' | 'data'>[];
}

/** `/careers`: one line for each place, from the top edge through the board to the place itself. */
export function CareersPage({ texts, positions }: CareersPageProps) {
  return (
    <>
      <Opening texts={texts} />
      <Board texts={texts} positions={positions} />
      <Places texts={texts.places} />
      <Hiring texts={texts.hiring} />
      <Benefits texts={texts.benefits} />
      <Letter texts={texts.letter} />
    </>
  );
}
