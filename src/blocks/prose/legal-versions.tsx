import { withNoBreaks } from '#content/no-break.ts';
import { legalVersions } from '#content/queries/legal-query.ts';
import { Days } from '#ui/date/date-text.tsx';
import { Stack } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Table } from '#ui/table/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';

/** Every version of every legal document, with its dates and what it changed. */
export function LegalVersions() {
  return legalVersions().map(({ title, versions }) => (
    <Table
      key={title}
      caption={title}
      captioned="title"
      heads={[t('fees.version'), t('fees.inForce'), t('prose.whatChanged')]}
      rows={versions.map(({ version, effective, until, ahead, changed, href }) => [
        <Link key={version} href={href} newTab>
          <VisuallyHidden>{title}, </VisuallyHidden>
          {version}
        </Link>,
        until && !ahead ? (
          <Days key="days" from={effective} until={until} />
        ) : (
          rich(ahead ? t('prose.from') : t('prose.since'), {
            day: () => <Days from={effective} until={until} />,
          })
        ),
        changed.length > 0 ? (
          <Stack.ul key="changed" gap={2}>
            {changed.map((one) => (
              <li key={one}>{withNoBreaks(one)}</li>
            ))}
          </Stack.ul>
        ) : (
          t('prose.oldest')
        ),
      ])}
    />
  ));
}
