import {
  type InvoiceAttributes,
  workedInvoice,
  workedMonth,
} from '#content/queries/worked-examples-query.ts';
import { currencyName, formatMoney, formatRate, formatRoundMoney } from '#tariff/money.ts';
import { Link } from '#ui/link/link.tsx';
import { Table } from '#ui/table/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';

interface WorkedMonthProps {
  category: string;
  /** The query string of the calculator's address. */
  values: string;
  /** The title of the table, where a page has several months; by default it names the category. */
  title?: string | undefined;
}

/** The bill of a month row by row, and a link to the calculator with the same values. */
export function WorkedMonth({ title, ...asked }: WorkedMonthProps) {
  const { category, lines, total, href } = workedMonth(asked.category, asked.values);
  return (
    <>
      <Table
        caption={title ?? t('prose.exampleMonth', { category })}
        captioned="title"
        heads={[t('prose.item'), t('prose.counted'), t('fees.price')]}
        rows={[
          ...lines.map(({ label, rule, amount }) => [label, rule, amount]),
          [t('prose.monthTotal'), '', <strong key="total">{total}</strong>],
        ]}
        sums={2}
      />
      <p>
        {rich(t('prose.inCalculator'), {
          calculator: (text) => (
            <Link href={href}>
              {text}
              {title ? (
                <VisuallyHidden>{t('ui.labelled', { label: '', value: title })}</VisuallyHidden>
              ) : null}
            </Link>
          ),
        })}
      </p>
    </>
  );
}

/** What an invoice in US dollars yields in the tariff's currency, in each category, at an example rate. */
export function Invoice(given: InvoiceAttributes) {
  const { dollars, rate, currency, categoryLabel, nets } = workedInvoice(given);
  return (
    <Table
      caption={t('prose.invoice', {
        sum: formatMoney(dollars, 'USD'),
        rate: formatRate(rate, 'USD'),
        unit: formatRoundMoney('1.00', currency),
      })}
      captioned="title"
      heads={[
        categoryLabel ?? t('fees.category'),
        t('prose.receiving'),
        t('prose.margin'),
        t('prose.left', { currency: currencyName(currency) }),
      ]}
      rows={nets.map(({ category, received, margin, net }) => [category, received, margin, net])}
      sums={1}
    />
  );
}
