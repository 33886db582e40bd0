import { clsx } from 'clsx';
import layout from '../../ui/layout/layout.module.css';
import { Link } from '../../ui/link/link.tsx';
import text from '../../ui/text/text.module.css';

interface TrailProps {
  /** The way here, the page itself last. */
  steps: readonly { label: string; href?: string }[];
}

/** Where this page stands, as a short line. */
export function Trail({ steps }: TrailProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={clsx(text.small, text.mute, layout.row, layout.gap3)}>
        {steps.map(({ label, href }) =>
          href ? (
            <li key={label} className={clsx(layout.row, layout.gap3)}>
              <Link href={href} variant="plain" className={clsx(layout.block, layout.pad3)}>
                {label}
              </Link>
              <svg width="16" height="2" stroke="var(--steel)" strokeWidth="2" aria-hidden="true">
                <line x2="16" y1="1" y2="1" />
              </svg>
            </li>
          ) : (
            <li key={label} className={text.text}>
              <span aria-current="page">{label}</span>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
