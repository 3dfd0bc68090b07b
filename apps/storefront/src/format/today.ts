const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' });

/** Today by the shop's calendar: `2026-11-26`. `now` in epoch ms. */
export function today(now: number): string {
  return calendar.format(now);
}
