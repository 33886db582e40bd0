/** What a clock shows at a moment, in minutes after midnight. */
function minutesIn(zone: string, moment: Date): number {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(moment)
    .split(':')
    .map(Number);
  return hour * 60 + minute;
}

const DAY = 24 * 60;
const two = (number: number) => String(number).padStart(2, '0');

/** Hours as a text has them, `09:00–19:00`, read on the clock of another zone on a day. */
export function hoursIn(hours: string, from: string, to: string, day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const later = minutesIn(to, noon) - minutesIn(from, noon);
  return hours.replace(/(\d{2}):(\d{2})/g, (_, hour: string, minute: string) => {
    const shown = (Number(hour) * 60 + Number(minute) + later + DAY) % DAY;
    return `${two(Math.floor(shown / 60))}:${two(shown % 60)}`;
  });
}
