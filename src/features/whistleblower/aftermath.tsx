import { clsx } from 'clsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';

interface AftermathProps {
  afterwards: string;
  note: string;
}

/** Where to go when the line has ended, and what its marks mean. */
export function Aftermath({ afterwards, note }: AftermathProps) {
  return (
    <div
      className={clsx(
        layout.two,
        layout.apart,
        layout.gap5,
        layout.pad5,
        layout.rule,
        layout.before7,
      )}
    >
      <p className={clsx(text.bone, layout.measure)}>{afterwards}</p>
      <p className={clsx(text.small, text.mute)}>
        One mark is one day
        <span className={layout.phoneOnly}>; after the seventh day, one week</span>. {note}
      </p>
    </div>
  );
}
