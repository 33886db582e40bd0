import { dates, numbers, tenths } from '#words/formats.ts';
import { t } from '#words/words.ts';
import type { InterfaceQuarter } from '../schemas/interface-schema.ts';

type Day = InterfaceQuarter['days'][number];

const DAY = 86_400;

const percent = numbers({ style: 'percent', minimumFractionDigits: 3 });

const total = (days: readonly Day[], of: (day: Day) => number) =>
  days.reduce((all, day) => all + of(day), 0);

/** Uptime in per cent, rounded down to three decimals, so that 100 means no downtime at all. */
function uptime(days: readonly Day[], of: (day: Day) => number): string {
  const share = 1 - total(days, of) / (days.length * DAY);
  return percent().format(Math.floor(share * 100_000) / 100_000);
}

const minutes = (days: readonly Day[], of: (day: Day) => number) =>
  t('ui.minutes', { minutes: tenths().format(Number((total(days, of) / 60).toFixed(1))) });

const mean = (days: readonly Day[], of: (day: Day) => number) =>
  t('ui.milliseconds', { milliseconds: Math.round(total(days, of) / days.length) });

const share = (days: readonly Day[], of: (day: Day) => number) =>
  percent().format(Number((total(days, of) / days.length).toFixed(3)) / 100);

const INDICATORS = [
  [() => t('interface.available'), uptime, (day: Day) => day.down],
  [() => t('interface.availableOwn'), uptime, (day: Day) => day.own.down],
  [() => t('interface.silent'), minutes, (day: Day) => day.down],
  [() => t('interface.silentOwn'), minutes, (day: Day) => day.own.down],
  [() => t('interface.initiation'), mean, (day: Day) => day.initiation],
  [() => t('interface.information'), mean, (day: Day) => day.information],
  [() => t('interface.funds'), mean, (day: Day) => day.funds],
  [() => t('interface.answerOwn'), mean, (day: Day) => day.own.answer],
  [() => t('interface.faults'), share, (day: Day) => Number(day.errors)],
  [() => t('interface.faultsOwn'), share, (day: Day) => Number(day.own.errors)],
] as const;

const MONTH = dates({ month: 'long' });

/** A quarter’s indicators by month; means are means of the daily figures. */
export function summaryOf({ days }: InterfaceQuarter) {
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  const parts = [...months.map((month) => days.filter(({ day }) => day.startsWith(month))), days];
  return {
    months: months.map((month) => MONTH().format(new Date(`${month}-01T00:00:00Z`))),
    measures: INDICATORS.map(([name, write, of]) => ({
      name: name(),
      values: parts.map((part) => write(part, of)),
    })),
  };
}

/** A quarter day by day as CSV, for spreadsheets. */
export function dailyCsv({ days }: InterfaceQuarter): string {
  const head =
    'day;interface_down_s;initiation_ms;information_ms;funds_ms;interface_errors_pct;application_down_s;application_ms;application_errors_pct';
  const rows = days.map(({ day, down, initiation, information, funds, errors, own }) =>
    [day, down, initiation, information, funds, errors, own.down, own.answer, own.errors].join(';'),
  );
  return `${[head, ...rows].join('\n')}\n`;
}
