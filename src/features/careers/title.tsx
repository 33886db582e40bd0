import { Fragment } from 'react';
import styles from './careers.module.css';

/** A position's title; in its large sizes the hyphen would touch the letter before it. */
export function Title({ of }: { of: string }) {
  return of.split('-').map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? <span className={styles.hyphen}>-</span> : null}
      {part}
    </Fragment>
  ));
}
