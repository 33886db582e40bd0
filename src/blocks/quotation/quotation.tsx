import { withNoBreaks } from '#content/no-break.ts';
import type { Quotation as Texts } from '#content/schemas/quotations-schema.ts';
import { Box, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import styles from './quotation.module.css';

/** A client's statement, with name, role and company. */
export function Quotation({
  texts: { text, name, role, company },
  ...look
}: Look & { texts: Texts }) {
  return (
    <Box.figure {...look}>
      <Text.blockquote size="large" tone="bone" measure="wide" className={styles.quote}>
        {withNoBreaks(text)}
      </Text.blockquote>
      <Text.figcaption size="fine" before={3}>
        <b>{name}</b>, {role}, {company}
      </Text.figcaption>
    </Box.figure>
  );
}
