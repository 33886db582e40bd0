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
 * The day that a build is for: `SITE_DAY`, else today on the institution's calendar. It is decided
 * here and nowhere else, so that no build mixes two days. Throws `StartError` on a `SITE_DAY` that is no day.
 */
export function decideDay(setting: string | undefined, zone: string): string {
  if (!setting) return dayIn(zone, new Date());
  const expected = SETTING_CHECKS.SITE_DAY(setting);
  if (expected) throw new StartError(settingFault('SITE_DAY', setting, expected));
  return setting;
}

/** A format that says by how much a zone is ahead of UTC. */
export const offsetFormat = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });

/** By how much the zone of a format is ahead of UTC at a moment: `+02:00`. */
export function offsetAt(moment: Date, format: Intl.DateTimeFormat): string {
  const parts = format.formatToParts(moment);
  // `GMT+02:00`; at Greenwich only `GMT`.
  return parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3) || '+00:00';
}

/** By how much a zone is ahead of UTC at the beginning of a day: `+02:00`. */
export const offsetOn = (day: string, zone: string): string =>
  offsetAt(new Date(`${day}T00:00:00Z`), offsetFormat(zone));
