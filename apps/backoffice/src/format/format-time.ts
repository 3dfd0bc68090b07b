const zone = 'Europe/Vienna';

const day = new Intl.DateTimeFormat('de-AT', { timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('de-AT', {
  ...{ timeZone: zone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
});
const clock = new Intl.DateTimeFormat('de-AT', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
const exact = new Intl.DateTimeFormat('de-AT', { timeZone: zone, dateStyle: 'full', timeStyle: 'medium' });
const year = new Intl.DateTimeFormat('de-AT', { timeZone: zone, year: 'numeric' });

/**
 * A moment as lists show it: `Do., 26. Nov., 14:05`. In another year the year is added. Times are in the shop's time
 * zone.
 */
export function formatTime(iso: string, now: number): string {
  const at = new Date(iso);
  const date = (year.format(at) === year.format(now) ? day : dayOfYear).format(at);
  return `${date}, ${clock.format(at)}`;
}

/** A moment within the last hour as a distance: `vor 5 Min.`. Null for any other. */
export function formatDistance(iso: string, now: number): string | null {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (minutes < 0 || minutes >= 60) return null;
  return minutes === 0 ? 'gerade eben' : `vor ${minutes} Min.`;
}

/** A moment to the second, with its year. */
export function formatExactTime(iso: string): string {
  return exact.format(new Date(iso));
}
