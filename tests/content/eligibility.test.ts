import { describe, expect, test } from 'vitest';
import { type Chosen, decide } from '#blocks/eligibility/decide.ts';
import { sourceOf } from '#content/files.ts';
import { hasEligibility } from '#content/queries/eligibility-link-query.ts';
import {
  type EligibilityAnswer,
  type EligibilityContent,
  type EligibilityQuestion,
  eligibilityContent,
} from '#content/queries/eligibility-query.ts';
import { industryEntries } from '#content/queries/industries-query.ts';
import { business, jurisdictions } from '#content/queries/limits-query.ts';

/** Every combination of one answer to each question. */
function combinations(questions: readonly EligibilityQuestion[]): Chosen[] {
  return questions.reduce<Chosen[]>(
    (before, { id, groups }) =>
      before.flatMap((chosen) =>
        groups.flatMap(({ answers }) => answers.map((answer) => ({ ...chosen, [id]: answer.id }))),
      ),
    [{}],
  );
}

function checks(content: EligibilityContent): void {
  const all = combinations(content.questions);
  const { accepted, refused } = jurisdictions();
  const { prohibited, 'due-diligence': closer } = business();
  const rank = (category: string | null) =>
    content.categories.findIndex(({ id }) => id === category);
  /** The combinations whose answer to a question satisfies a condition. */
  const where = (id: EligibilityQuestion['id'], passes: (answer: string) => boolean) =>
    all.filter((chosen) => passes(chosen[id] ?? ''));
  const verdicts = (of: readonly Chosen[]) =>
    [...new Set(of.map((chosen) => decide(content, chosen).verdict))].sort();

  test('refuse the listed countries and business, whatever the other answers', () => {
    expect(verdicts(where('country', (code) => code in refused))).toEqual(['no']);
    expect(verdicts(where('activity', (id) => id in prohibited.entries))).toEqual(['no']);
    expect(all.length).toBeGreaterThan(
      Object.keys(refused).length * Object.keys(prohibited.entries).length,
    );
  });

  test('offer every accepted country, every industry and all business that needs a licence', () => {
    const ids = (of: EligibilityQuestion['id']) =>
      content.questions
        .filter(({ id }) => id === of)
        .flatMap(({ groups }) => groups.flatMap(({ answers }) => answers.map(({ id }) => id)));
    const countries = Object.values(accepted).flatMap((group) => Object.keys(group.countries));
    expect(ids('country')).toEqual(expect.arrayContaining(countries));
    expect(ids('activity')).toEqual(
      expect.arrayContaining(industryEntries().map(({ anchor }) => anchor)),
    );
    expect(verdicts(where('country', (code) => countries.includes(code)))).toContain('yes');
  });

  test("never answer yes to an unlisted country or to clients' money", () => {
    expect(verdicts(where('country', (code) => code === 'other'))).not.toContain('yes');
    expect(verdicts(where('money', (whose) => whose === 'clients'))).not.toContain('yes');
  });

  test("give no industry a lower category than its own, if it holds clients' money", () => {
    for (const { anchor, category } of industryEntries()) {
      const least = where('activity', (id) => id === anchor)
        .filter(({ money }) => money === 'clients')
        .map((chosen) => decide(content, chosen))
        .filter(({ verdict }) => verdict !== 'no');
      expect(least.length, anchor).toBeGreaterThan(0);
      for (const {
        categories: [usual = ''],
      } of least) {
        expect(rank(usual), anchor).toBeGreaterThanOrEqual(rank(category));
      }
    }
  });

  test('give the lowest category only if the criteria allow it', () => {
    const eea = Object.keys(Object.values(accepted)[0]?.countries ?? {});
    const lowest = all.filter((chosen) => decide(content, chosen).categories[0] === 'low');
    expect(lowest.length).toBeGreaterThan(0);
    for (const { country, owners, money, payments } of lowest) {
      expect(eea).toContain(country);
      expect({ owners, money, payments }).toEqual({
        owners: 'eea',
        money: 'own',
        payments: 'near',
      });
    }
    const licensed = content.questions
      .flatMap(({ groups }) =>
        groups.flatMap(({ answers }): readonly EligibilityAnswer[] => answers),
      )
      .filter(({ label }) => Object.values(closer.entries).some(({ title }) => title === label));
    for (const { label, category } of licensed) expect(category, label).not.toBe('low');
  });

  test('list the documents of the checklist’s first table, all of them, for every company', () => {
    const { text } = sourceOf(`${content.documents.more.href.slice(1)}.mdx`);
    const [, rows = ''] = /\| ?-{3}.*\n((?:\|.*\n)+)/.exec(text) ?? [];
    const listed = rows.match(/^\| [^|]+(?= \|)/gm)?.map((cell) => cell.slice(2));
    expect(listed).toEqual(content.documents.every);
  });
}

if (hasEligibility()) {
  describe('the eligibility questions', () => checks(eligibilityContent()));
} else {
  test.skip('this institution asks no questions', () => undefined);
}
