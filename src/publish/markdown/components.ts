import { nearestOf } from '#content/fault.ts';
import { hasFile, nameOf } from '#content/files.ts';
import { reference } from '#content/queries/api-reference-query.ts';
import { eligibilityContent } from '#content/queries/eligibility-query.ts';
import { limits } from '#content/queries/limits-query.ts';
import { firstPrice, workedInvoice, workedMonth } from '#content/queries/worked-examples-query.ts';
import { tariffsToCome } from '#content/tariffs.ts';
import { findLine, lineIn } from '#tariff/lines.ts';
import { formatSum } from '#tariff/money.ts';
import { AUDIENCES } from '#tariff/names.ts';
import { ICON_NAMES } from '#ui/icon/icon-names.ts';

/** The rule for a component's attribute. */
interface Attribute {
  /** Null for a valid value, else what was expected. */
  readonly refuse: (value: string) => { expected: string; nearest?: string | undefined } | null;
  readonly optional?: true;
}

/** A component that a document can use (docs/authoring.md). */
interface Component {
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** Has children. */
  readonly around?: true;
  /** The content file that it shows. */
  readonly shows?: string;
  /** Validates all attributes together; throws with the reason. */
  readonly try?: (attributes: Readonly<Record<string, string>>) => unknown;
  /** Allowed only in the guides of the API. */
  readonly guides?: true;
}

const words: Attribute = {
  refuse: (value) => (value.trim() ? null : { expected: 'expected a text' }),
};

const matching = (pattern: RegExp, expected: string): Attribute => ({
  refuse: (value) => (pattern.test(value) ? null : { expected }),
});

/** One of the names that `names` returns when the value is checked. */
const oneOf = (what: string, names: () => readonly string[]): Attribute => ({
  refuse: (value) => {
    const all = names();
    if (all.includes(value)) return null;
    const expected = `unknown ${what}: expected one of ${all.join(', ')}`;
    return { expected, nearest: nearestOf(value, all) };
  },
});

const linesOf = () =>
  AUDIENCES.flatMap((audience) =>
    (tariffsToCome()[0]?.[audience].groups ?? []).flatMap((group) =>
      group.lines.map(({ id }) => id),
    ),
  );

/** A tariff line that the tariff in force and all announced ones contain. */
const line: Attribute = {
  refuse: (value) => {
    const without = tariffsToCome().find((tariff) => !findLine(tariff, value));
    if (!without) return null;
    const expected = `unknown line: the tariff ${without.version} has no such line`;
    return { expected, nearest: nearestOf(value, linesOf()) };
  },
};

/** Several tariff lines of one audience, separated by commas. */
const lines: Attribute = {
  refuse: (value) => {
    const ids = value.split(',').map((id) => id.trim());
    const wrong = ids.map((id) => line.refuse(id)).find((refusal) => refusal !== null);
    if (wrong) return wrong;
    const [tariff] = tariffsToCome();
    const audience = tariff && findLine(tariff, ids[0] ?? '')?.audience;
    const stray = audience && ids.find((id) => !lineIn(tariff[audience], id));
    return stray
      ? { expected: `${stray} is not a line for ${audience}: expected one audience` }
      : null;
  },
};

const category = oneOf('category', () =>
  (tariffsToCome()[0]?.companies.categories ?? []).map(({ id }) => id),
);

const amount = matching(
  /^(0|[1-9]\d{0,11})(\.\d{2})?$/,
  'expected an amount without separators, such as 48200.00',
);

const optional = (attribute: Attribute): Attribute => ({ ...attribute, optional: true });

/** Throws unless `line` has a price in `category` in the tariff in force and all announced ones. */
function priced({ line: id = '', category: of }: Readonly<Record<string, string>>): void {
  for (const tariff of tariffsToCome()) {
    const prices = findLine(tariff, id)?.line.prices;
    if (of === undefined || !prices || Object.hasOwn(prices, of)) continue;
    throw new Error(`the tariff ${tariff.version} has no price of ${id} in the category ${of}`);
  }
}

/** Every component by its name; `src/layouts/prose-components.tsx` implements them. */
export const COMPONENTS: Readonly<Record<string, Component>> = {
  Amount: {
    attributes: { value: amount, currency: words },
    try: ({ value = '', currency = '' }) => formatSum(value, currency),
  },
  AnnualAccounts: { attributes: {}, shows: 'accounts.yaml' },
  Business: { attributes: { list: oneOf('list', () => ['prohibited', 'due-diligence']) } },
  CardIcon: { attributes: { icon: oneOf('icon', () => ICON_NAMES), title: words }, around: true },
  CardWrapperLight: { attributes: {}, around: true },
  Clock: { attributes: { title: words, stops: words } },
  ColorPicker: { attributes: {} },
  Company: { attributes: { legal: optional(words) } },
  CutOffs: { attributes: {} },
  Eligibility: { attributes: {}, shows: 'eligibility.yaml', try: eligibilityContent },
  EligibilityStart: { attributes: {}, shows: 'eligibility.yaml', try: eligibilityContent },
  Fee: { attributes: { line, category: optional(category) }, try: priced },
  FeeTable: { attributes: { lines } },
  FirstFee: {
    attributes: { line: words },
    try: ({ line: id = '' }) => firstPrice(id),
  },
  Incidents: { attributes: {}, shows: 'incidents.yaml' },
  InterfaceStatistics: { attributes: {}, shows: 'dedicated-interface' },
  Invoice: {
    attributes: {
      dollars: amount,
      rate: matching(/^\d\.\d{4}$/, 'expected a rate as 1.1000'),
      received: line,
      margin: line,
    },
    try: ({ dollars = '', rate = '', received = '', margin = '' }) =>
      workedInvoice({ dollars, rate, received, margin }),
  },
  Jurisdictions: { attributes: {} },
  LegalVersions: { attributes: {} },
  Limit: { attributes: { id: oneOf('limit', () => limits().map(({ id }) => id)) } },
  LimitTables: { attributes: {}, around: true },
  Outsourcing: { attributes: {}, shows: 'outsourcing.yaml' },
  Passport: { attributes: {}, shows: 'passport.yaml' },
  PostSection: { attributes: { title: words }, around: true },
  SafeguardingFigures: { attributes: {}, shows: 'safeguarding.yaml' },
  SupportEmail: { attributes: {} },
  WorkedMonth: {
    attributes: { category, values: words, title: optional(words) },
    try: ({ category: of = '', values = '' }) => workedMonth(of, values),
  },
  ErrorCodes: { attributes: {}, guides: true },
  Events: { attributes: {}, guides: true },
  Problem: { attributes: {}, guides: true },
  Rights: { attributes: {}, guides: true },
  Changelog: { attributes: {}, guides: true },
};

/** The reason why a component cannot be used on this site; null if it can. */
export function reasonUnavailable({ shows, guides }: Component): string | null {
  if (shows && !hasFile(shows)) return `shows ${nameOf(shows)}, which is missing`;
  if (guides && !reference()) return 'shows the API, and this institution has none';
  return null;
}
