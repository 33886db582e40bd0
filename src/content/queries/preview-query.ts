import { dayText } from '#tariff/day.ts';
import { t } from '#words/words.ts';
import { today } from '../site.ts';
import { PREVIEW, reasonNotPublic } from '../visible.ts';
import { postEntries } from './blog-query.ts';
import { positionEntries } from './careers-query.ts';
import { docPages } from './docs-query.ts';
import { newsEntries } from './newsroom-query.ts';
import { ownEntries } from './own-query.ts';

/**
 * Every document that is not public, by path, with the reason: `draft`, or the day of publication.
 */
function unpublishedPages(): ReadonlyMap<string, string> {
  const held = (href: string, one: Parameters<typeof reasonNotPublic>[0]) => {
    const why = reasonNotPublic(one, today());
    return why === null ? [] : [[href, why] as const];
  };
  return new Map([
    ...postEntries().flatMap(({ id, data }) => held(`/blog/${id}`, data)),
    ...newsEntries().flatMap(({ id, data }) => held(`/newsroom/${id}`, data)),
    ...positionEntries().flatMap(({ id, data: { draft, opened: date } }) => [
      ...held(`/careers/${id}`, { draft, date }),
      ...held(`/careers/candidates/${id}`, { draft, date }),
    ]),
    ...ownEntries().flatMap(({ id, data: { draft } }) => held(`/${id}`, { draft })),
    ...[...docPages()].flatMap(([slug, { data }]) => held(`/docs/${slug}`, { draft: data.draft })),
  ]);
}

/** The text of the preview bar on a page; `null` outside previews. */
export function previewNote(path: string): string | null {
  if (PREVIEW === null) return null;
  const why = unpublishedPages().get(path);
  if (why === 'draft') return t('preview.draft');
  if (why) return t('preview.before', { day: dayText(why) });
  const day = dayText(today());
  return PREVIEW === 'all' ? t('preview.all', { day }) : t('preview.site', { day });
}
