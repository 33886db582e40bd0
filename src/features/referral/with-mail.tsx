import { Fragment } from 'react';
import { Link } from '../../ui/link/link.tsx';
import styles from './referral.module.css';

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text in which e-mail addresses are links that may break after the sign. */
export function WithMail({ text }: { text: string }) {
  return text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <Link key={part} href={`mailto:${part}`} className={styles.mail}>
        {part.split('@').map((piece, index) => (
          <Fragment key={piece}>
            {index > 0 ? (
              <>
                @<wbr />
              </>
            ) : null}
            {piece}
          </Fragment>
        ))}
      </Link>
    ) : (
      part
    ),
  );
}
