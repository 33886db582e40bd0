import { addressOf } from '#content/page-record.ts';
import { feeFilesSlug } from '#content/queries/fees-query.ts';
import { dayText } from '#tariff/day.ts';
import { priceText } from '#tariff/describe.ts';
import { fileHref } from '#tariff/downloads.ts';
import { audiencesOf } from '#tariff/lines.ts';
import type { Currency } from '#tariff/money.ts';
import { audienceLabel } from '#tariff/names.ts';
import { type Change, type ChangeList, countsText } from '#tariff/tariff-changes.ts';
import type { Version } from '#tariff/versions.ts';
import { t } from '#words/words.ts';
import { escapeXml } from '../escape-xml.ts';
import type { FeedEntry } from './feed-entry.ts';

const row = (tag: 'td' | 'th', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeXml(cell)}</${tag}>`).join('')}</tr>`;

function changeRow(change: Change, currency: Currency): string {
  const { group, label, categories, everyCategory } = change;
  const columns = everyCategory ? '' : `, ${categories.map((one) => one.label).join(', ')}`;
  const prices = [change.before, change.after];
  return row('td', [
    t('ui.labelled', { label: group, value: `${label}${columns}` }),
    ...prices.map((price) => (price ? priceText(price, currency) : '')),
  ]);
}

/** The price changes of a version for one audience, as a table. */
function changeTable({ changes, currency }: ChangeList): string {
  if (changes.length === 0) return '';
  const head = row('th', [t('fees.service'), t('machines.was'), t('machines.becomes')]);
  const rows = changes.map((change) => changeRow(change, currency)).join('');
  return `<table><thead>${head}</thead><tbody>${rows}</tbody></table>`;
}

/** A tariff version as a feed entry: its effective date and every price change. */
export function tariffEntry({ tariff, changes }: Version, company: string): FeedEntry {
  const { version, announced, effective } = tariff;
  const from = t('machines.announced', {
    effective: dayText(effective),
    announced: dayText(announced),
  });
  const audiences = audiencesOf(tariff);
  const files = audiences.map((audience) => {
    const href = addressOf(fileHref(feeFilesSlug(), version, audience, 'pdf'));
    return `<li><a href="${href}">${t('machines.all', { audience: audienceLabel(audience) })}</a></li>`;
  });
  const parts = audiences.flatMap((audience) => {
    const list = changes?.[audience];
    if (!list) return [];
    return [
      `<h2>${t('ui.labelled', { label: audienceLabel(audience), value: countsText(list) })}</h2>`,
      changeTable(list),
    ];
  });
  return {
    href: '/fee',
    id: addressOf(fileHref(feeFilesSlug(), version, 'companies', 'pdf')),
    title: t('machines.tariff', { company, version, day: dayText(effective) }),
    summary: from,
    published: announced,
    updated: announced,
    content: `<p>${from}</p>${parts.join('')}<ul>${files.join('')}</ul>`,
  };
}
