import type { Day, LocalMoment } from '@kontor/domain';

const short = new Intl.DateTimeFormat('de-AT', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
});
const local = new Intl.DateTimeFormat('sv-SE', {
  ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Vienna' },
});

/** A calendar day with its weekday: `Do., 26. Nov.` */
export function formatDay(day: Day): string {
  return short.format(Date.parse(day));
}

/** A time in epoch ms as day and minutes at the shop. */
export function momentAtShop(time: number): LocalMoment {
  const [day = '', clock = ''] = local.format(time).split(' ');
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return { day, minutes: hours * 60 + minutes };
}
