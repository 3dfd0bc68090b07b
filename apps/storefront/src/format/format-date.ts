const timeZone = 'Europe/Vienna';
const date = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone });
const time = new Intl.DateTimeFormat('de-AT', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** A timestamp from the wire as a date (CONTRACT §1): `21. November 2026`. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}

/** A timestamp from the wire with hour and minute (CONTRACT §1): `21.11.2026, 18:05`. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}
