import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';

const dot = (cx: number, cy: number) => <circle cx={cx} cy={cy} r="2.4" className={styles.lamp} />;

/** Drawn on a grid of 28 × 28 with the brand's shapes, line, ring and capsule; the stroke width is 1.6. */
const DRAWINGS: Record<IconName, ReactNode> = {
  iban: (
    <>
      <rect x="2" y="6" width="24" height="16" rx="2" />
      <path d="M6 17h6M15 17h3" />
      <circle cx="21" cy="11" r="1.6" />
    </>
  ),
  swift: (
    <>
      <path d="M2 12.5h3M2 15.5h3M11 12.5h6M11 15.5h6M23 12.5h3M23 15.5h3" />
      <circle cx="8" cy="14" r="3" />
      <circle cx="20" cy="14" r="3" />
    </>
  ),
  sepa: (
    <>
      <path d="M2 9h14M22 9h4M2 19h24" />
      <circle cx="19" cy="9" r="3" />
      {dot(9, 19)}
    </>
  ),
  manager: (
    <>
      <circle cx="14" cy="9.5" r="4.7" />
      <path d="M4 25c0-5 4-8 10-8s10 3 10 8" />
    </>
  ),
  api: <path d="M9 6 2 14l7 8M19 6l7 8-7 8M16 5l-4 18" />,
  multilogin: (
    <>
      <circle cx="7" cy="7" r="4" />
      <circle cx="7" cy="21" r="4" />
      <circle cx="21" cy="14" r="4" />
      <path d="M11 7h4l3.5 4M11 21h4l3.5-4" />
    </>
  ),
  multisig: (
    <>
      <path d="M3 22h6M11 22h6" />
      <path d="M19 22h6" strokeDasharray="2 2" />
      <path d="M4 16c2-8 4-8 4-3s2 3 3-1M12 16c2-8 4-8 4-3s2 3 3-1" />
    </>
  ),
  bulk: (
    <path d="M2 6h9M2 14h9M2 22h9M11 6c6 0 5 8 10 8M11 22c6 0 5-8 10-8M11 14h15M22.5 10.5 26 14l-3.5 3.5" />
  ),
  crypto: (
    <>
      <path d="M14 2.5 24 8v12l-10 5.5L4 20V8z" />
      <path d="M4 8l10 5.5L24 8M14 13.5v12" />
    </>
  ),
  payment: (
    <>
      <path d="M2 14h6M20 14h6M14 2v6M14 20v6" />
      <circle cx="14" cy="14" r="6" />
      {dot(14, 14)}
    </>
  ),
  gambling: (
    <>
      <rect x="4" y="4" width="20" height="20" rx="3" />
      <circle cx="10" cy="10" r="1.6" />
      <circle cx="18" cy="18" r="1.6" />
      <circle cx="18" cy="10" r="1.6" />
      <circle cx="10" cy="18" r="1.6" />
    </>
  ),
  it: (
    <>
      <rect x="2" y="5" width="24" height="15" rx="2" />
      <path d="M9 25h10M14 20v5M10 10l-3 2.5 3 2.5M18 10l3 2.5-3 2.5" />
    </>
  ),
  marketing: (
    <>
      <path d="M3 11v6h5l11 6V5L8 11z" />
      <path d="M23 10.5c1.6 2 1.6 5 0 7" />
    </>
  ),
  consulting: (
    <>
      <path d="M14 3v22M8 25h12M5 8h18" />
      <path d="M5 8l-3 8h6zM23 8l-3 8h6z" />
    </>
  ),
  sandbox: (
    <>
      <rect x="3" y="3" width="22" height="22" rx="3" strokeDasharray="3 2.4" />
      <path d="M8 14h9M14 10.5l3.5 3.5-3.5 3.5" />
    </>
  ),
  about: (
    <>
      <path d="M2 20h5M13 20h2M21 20h5M10 17V6M18 17v-7" />
      <circle cx="10" cy="20" r="3" />
      <circle cx="18" cy="20" r="3" />
    </>
  ),
  newsroom: (
    <>
      <rect x="3" y="5" width="22" height="18" rx="2" />
      <path d="M8 10h12M8 14.5h12M8 19h6" />
    </>
  ),
  blog: (
    <>
      <path d="M4 24l1-5L19 5l4 4L9 23z" />
      <path d="M15.5 8.5l4 4" />
    </>
  ),
  careers: (
    <>
      <path d="M2 22h6v-5h6v-5h6V7h6" />
      {dot(26, 7)}
    </>
  ),
  document: (
    <>
      <path d="M6 3h11l5 5v17H6z" />
      <path d="M17 3v5h5M10 14h8M10 19h8" />
    </>
  ),
  shield: (
    <>
      <path d="M14 3l10 4v7c0 6-4 9.5-10 11.5C8 23.500 4 20 4 14V7z" />
      <path d="M9.500 14l3.200 3.200L18.500 11" />
    </>
  ),
  clock: (
    <>
      <circle cx="14" cy="14" r="11" />
      <path d="M14 7.500V14l4.500 3" />
    </>
  ),
  person: (
    <>
      <circle cx="14" cy="9" r="4.500" />
      <path d="M5 24.500c0-5 3.500-8 9-8s9 3 9 8" />
    </>
  ),
};

/** A decorative icon; the text beside it carries the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={clsx(styles.icon, className)}
      width="28"
      height="28"
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      {DRAWINGS[name]}
    </svg>
  );
}
