import { clsx } from 'clsx';
import { Station } from '../../../lines/station.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { lookOf } from '../../../ui/layout/look.ts';
import journey from '../journey.module.css';

interface ChangeProps {
  /** The first of the lines that it holds, and how many. */
  rail: 0 | 1 | 2;
  span?: 1 | 2 | 3;
  /** One of the lines that stand apart in the register. */
  fan?: 'sepa' | 'instant';
  /** Where they do not: on a phone it holds them together. */
  phone?: boolean;
  /** At the foot of the band, where the lines have come to the middle. */
  end?: boolean;
}

/** A ring or capsule at the edge of its band: only under one may a line be lit or come to rest. */
export function Change({ rail, span = 1, fan, phone, end = false }: ChangeProps) {
  return (
    <Station
      rail={rail}
      span={span}
      className={clsx(
        journey.change,
        phone && layout.phoneOnly,
        fan === 'sepa' && journey.onSepa,
        fan === 'instant' && journey.onInstant,
        end && journey.end,
        lookOf({ shown: fan ? 'tabletUp' : undefined }),
      )}
    />
  );
}
