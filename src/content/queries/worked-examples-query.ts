import type { Big } from 'big.js';
import { bill, fieldsFor, partsOf } from '#tariff/bill.ts';
import { categoryOf, findLine, lineIn } from '#tariff/lines.ts';
import { amountText, exact, formatMoney, toCents } from '#tariff/money.ts';
import { categoryWords } from '#tariff/names.ts';
import { applyPrice } from '#tariff/price.ts';
import { tariffInForce, tariffsToCome } from '../tariffs.ts';
import { feePlan } from './fees-query.ts';

/** Examples in documents, computed from the tariff in force. */

/**
 * A company’s month in a risk category as calculated at `/fee`, with the URL that shows it there; `values` are the calculator's URL parameters, such as
 * `ibans=8&sepaOut=180&sepaOutEach=2400`. Throws for a value that the calculator
 * does not have or refuses.
 */
export function workedMonth(category: string, values: string) {
  const tariff = tariffInForce();
  const plan = feePlan();
  const params = new URLSearchParams(values);
  const known = new Set<string>();
  const entries = Object.fromEntries(
    fieldsFor(tariff, plan, 'companies').flatMap((field) => {
      const asked = partsOf(field).map(({ part, key }) => {
        known.add(key);
        return [part, params.get(key) ?? ''] as const;
      });
      const isGiven = asked.some(([, value]) => value !== '');
      return isGiven ? [[field.id, Object.fromEntries(asked)] as const] : [];
    }),
  );
  const stray = [...params.keys()].find((key) => !known.has(key));
  if (stray) throw new Error(`<WorkedMonth>: the calculator has no field ${stray}`);
  const { rows, total, complete } = bill(tariff, plan, {
    audience: 'companies',
    category,
    entries,
  });
  if (!complete) throw new Error(`<WorkedMonth month="${values}">: a value is refused`);
  return {
    category: categoryWords(categoryOf(tariff.companies, category).label, tariff),
    lines: rows.map(({ label, rule, amount }) => ({
      label,
      rule,
      amount: formatMoney(amount ?? '0.00', tariff.currency),
    })),
    total: formatMoney(total, tariff.currency),
    href: `/fee?category=${category}&${values}#month`,
  };
}

/** A dollar invoice, with the tariff lines for receiving and exchanging it. */
export interface InvoiceAttributes {
  readonly dollars: string;
  readonly rate: string;
  readonly received: string;
  readonly margin: string;
}

/**
 * An invoice that arrives in full and is exchanged at once into the tariff's currency, at `rate`
 * dollars per unit. The fee for receiving is deducted from the result.
 */
export function workedInvoice(given: InvoiceAttributes) {
  const { dollars, rate } = given;
  const { companies, currency, categoryLabel } = tariffInForce();
  const money = (amount: Big) => formatMoney(amount, currency);
  const exchanged = toCents(exact(dollars).div(rate));
  const use = { count: 1, amount: amountText(exchanged) };
  const cost = (lineId: string, category: string) => {
    const price = lineIn(companies, lineId)?.line.prices[category];
    const charge = price && applyPrice(price, use, currency).amount;
    if (!charge) throw new Error(`<Invoice>: no price ${lineId} in ${category}`);
    return exact(charge);
  };
  // The net amount after exchange in each risk category.
  const nets = companies.categories.map(({ id, label }) => {
    const received = cost(given.received, id);
    const margin = cost(given.margin, id);
    return {
      category: label,
      received: money(received),
      margin: money(margin),
      net: money(exchanged.minus(received).minus(margin)),
    };
  });
  // The name of the categories is shown if they are not risk categories.
  return { dollars, rate, currency, categoryLabel: categoryLabel?.one, nets };
}

/**
 * The first version from now on that has a line, and whether it is in force. Throws if none has it.
 */
export function firstPrice(lineId: string) {
  const inForce = tariffInForce();
  for (const tariff of tariffsToCome()) {
    const found = findLine(tariff, lineId);
    const price = Object.values(found?.line.prices ?? {})[0];
    if (!price) continue;
    const { currency, effective } = tariff;
    return { price, currency, from: tariff === inForce ? null : effective };
  }
  throw new Error(`<FirstFee line="${lineId}">: no such line in the tariffs to come`);
}
