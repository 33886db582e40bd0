import { type Look, partLook } from '#ui/layout/look.ts';
import { Station, type StationState } from './station.tsx';
import styles from './strip-map.module.css';

export interface StripStop {
  label: string;
  href: string;
  state?: StationState;
  current?: boolean;
  /** Stops of a branch line below this one. */
  branch?: readonly StripStop[];
}

interface StripMapProps extends Look {
  label: string;
  stops: readonly StripStop[];
  /** Whether the stops are sections of this page, of which a script marks the current one. */
  reading?: boolean;
}

function Stops({ stops, depth }: { stops: readonly StripStop[]; depth: number }) {
  return (
    <ol className={styles.stops} data-depth={depth}>
      {stops.map((stop) => (
        <li key={stop.href} className={styles.stop}>
          <a
            className={styles.link}
            href={stop.href}
            aria-current={stop.current ? (stop.href.startsWith('#') ? 'true' : 'page') : undefined}
          >
            <Station
              state={stop.current ? 'now' : (stop.state ?? 'ring')}
              className={styles.ring}
            />
            {stop.label}
          </a>
          {stop.branch && stop.branch.length > 0 ? (
            <Stops stops={stop.branch} depth={depth + 1} />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** A vertical line with a station for each link: table of contents, section index, document tree. */
export function StripMap({ label, stops, reading = false, ...look }: StripMapProps) {
  return (
    <nav
      aria-label={label}
      data-contents={reading ? '' : undefined}
      {...partLook(look, styles.map)}
    >
      <Stops stops={stops} depth={0} />
    </nav>
  );
}
