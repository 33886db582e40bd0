import { useEffect, useState } from 'react';
import type { FeePageTexts } from '#content/schemas/fee-page-schema.ts';
import { bill, type Entry, fieldsFor, partsOf } from '#tariff/bill.ts';
import { audiencesOf, categoryOf } from '#tariff/lines.ts';
import type { AudienceName } from '#tariff/names.ts';
import { setOrDrop, writeAddress, writeAddressSoon } from '#ui/browser/address.ts';
import { useAddress } from '#ui/use-address.ts';
import { AUDIENCE_KEY, CATEGORY_KEY } from '../fee-keys.ts';
import { type Entries, presetEntries, readEntries, writeEntries } from './entries.ts';
import type { MonthFacts } from './month-facts.ts';

type Preset = FeePageTexts['month']['presets'][number];

const NO_PARAMS = new URLSearchParams();

/** The calculator's state, synchronised with the query string. */
export function useMonth({ current, next, plan, examples }: MonthFacts) {
  const params = useAddress();
  const [draft, setDraft] = useState<Entries | null>(null);
  const asked = params.get(AUDIENCE_KEY);
  const audience = audiencesOf(current).find((name) => name === asked) ?? 'companies';
  const category = categoryOf(current[audience], params.get(CATEGORY_KEY)).id;
  const fields = fieldsFor(current, plan, audience);
  const example = examples[audience];
  const entries = draft
    ? { ...readEntries(NO_PARAMS, fields, {}), ...draft }
    : readEntries(params, fields, example);
  const input = { audience, category, entries };
  const result = bill(current, plan, input);
  const comparable = next?.[audience].categories.some(({ id }) => id === category);
  const nextBill = next && comparable && result.complete ? bill(next, plan, input) : null;

  useEffect(() => {
    if (!draft) return;
    return writeAddressSoon((target) =>
      writeEntries(target, fieldsFor(current, plan, audience), draft, examples[audience]),
    );
  }, [draft, audience, current, plan, examples]);

  useEffect(() => {
    const forget = () => setDraft(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);

  return {
    audience,
    category,
    fields,
    entries,
    bill: result,
    /** The total of the same month under the announced version; `null` if it cannot be compared. */
    next: nextBill?.complete && nextBill.rows.length === result.rows.length ? nextBill.total : null,
    enter: (field: string, entry: Entry) =>
      setDraft({ ...entries, [field]: { ...entries[field], ...entry } }),
    choose: (chosen: AudienceName, id: string) => {
      const [usual] = current[chosen].categories;
      writeAddress((target) => {
        setOrDrop(target, AUDIENCE_KEY, chosen, 'companies');
        setOrDrop(target, CATEGORY_KEY, id, usual?.id ?? '');
      });
    },
    /** Whether the fields hold the example of the audience, in whichever category. */
    isExample: JSON.stringify(entries) === JSON.stringify(readEntries(NO_PARAMS, fields, example)),
    /** Whether the fields hold exactly a preset. */
    isAt: (preset: Preset) =>
      audience === 'companies' &&
      category === preset.category &&
      JSON.stringify(entries) === JSON.stringify(presetEntries(preset.values, fields)),
    /** Fills the fields with a preset. */
    begin: ({ category: id, values }: Preset) => {
      setDraft(null);
      const companyFields = fieldsFor(current, plan, 'companies');
      writeAddress((target) => {
        for (const { key } of plan.fields.flatMap(partsOf)) target.delete(key);
        writeEntries(target, companyFields, presetEntries(values, companyFields), {});
        target.delete(AUDIENCE_KEY);
        setOrDrop(target, CATEGORY_KEY, id, current.companies.categories[0]?.id ?? '');
      });
    },
  };
}
