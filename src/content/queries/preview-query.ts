import { dayText } from '#tariff/day.ts';
import { t } from '#words/words.ts';
import { reasonFileNotPublic } from '../publication.ts';
import { today } from '../site.ts';
import { PREVIEW } from '../visible.ts';
import { fileOf } from './languages-query.ts';

/** The text of the preview bar on a page; `null` outside previews. */
export function previewNote(path: string): string | null {
  if (PREVIEW === null) return null;
  const file = fileOf(path);
  const why = file ? reasonFileNotPublic(file) : undefined;
  if (why === 'draft') return t('preview.draft');
  if (why) return t('preview.before', { day: dayText(why) });
  const day = dayText(today());
  return PREVIEW === 'all' ? t('preview.all', { day }) : t('preview.site', { day });
}
