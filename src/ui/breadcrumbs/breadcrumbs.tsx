import { t } from '#words/words.ts';
import { Box, Inline, Text } from '../layout/box.tsx';
import type { Look } from '../layout/look.ts';
import { Link } from '../link/link.tsx';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps extends Look {
  /** The levels above the page, topmost first; one without a page of its own has no `href`. */
  trail: readonly { readonly label: string; readonly href?: string }[];
  /** The name of the page itself, if the trail ends with it. */
  here?: string | undefined;
}

/** Breadcrumbs, drawn as stops of a short line. */
export function Breadcrumbs({ trail, here, ...look }: BreadcrumbsProps) {
  return (
    <Box.nav aria-label={t('ui.breadcrumb')} {...look}>
      <Inline.ol size="small" tone="mute" className={styles.trail}>
        {trail.map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <Link href={href} variant="plain" pad={3}>
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
        {here ? (
          <Text.li tone="bone" aria-current="page">
            {here}
          </Text.li>
        ) : null}
      </Inline.ol>
    </Box.nav>
  );
}
