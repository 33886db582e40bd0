import { SETTING_CHECKS, settingFault } from '#hosting/contract/setting-values.mjs';
import { StartError } from '#hosting/contract/settings.ts';

/** The calendar day in a zone at a moment, as `2026-09-01`. */
export function dayIn(zone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}

/**
 * The day of a build: `SITE_DAY`, or else today in the institution's time zone. Decided only here,
 * so that a build never mixes two days. Throws `StartError` for an invalid `SITE_DAY`.
 */
export function decideDay(setting: string | undefined, zone: string): string {
  if (!setting) return dayIn(zone, new Date());
  const expected = SETTING_CHECKS.SITE_DAY(setting);
  if (expected) throw new StartError(settingFault('SITE_DAY', setting, expected));
  return setting;
}

/** A format that shows a zone's UTC offset. */
export const offsetFormat = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });

/** The UTC offset of a format's zone at a moment: `+02:00`. */
export function offsetAt(moment: Date, format: Intl.DateTimeFormat): string {
  const parts = format.formatToParts(moment);
  // `GMT+02:00`, or only `GMT` for a zero offset.
  return parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3) || '+00:00';
}

/** The UTC offset of a zone at the beginning of a day: `+02:00`. */
export const offsetOn = (day: string, zone: string): string =>
  offsetAt(new Date(`${day}T00:00:00Z`), offsetFormat(zone));
