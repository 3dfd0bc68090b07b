import { type DeliveryWindow, deliveryWindow, type LocalMoment, minutesOf, workingDaysIn } from './delivery-window.ts';
import type { DayRange } from './stock.ts';

/** When all goods of an order arrive. */
export interface Arrival {
  /** Working days from the dispatch of what is in stock. */
  readonly days: DayRange;
  /** The days that follow if nothing holds up the dispatch. */
  readonly window: DeliveryWindow;
}

/**
 * The working days that goods in stock travel: those that the operator stated, otherwise those that the terms of
 * delivery name; null if neither says any. A stated 0 says that they leave at once, and not when they arrive.
 */
export function travelDays(product: {
  readonly deliveryDays?: DayRange | undefined;
  readonly termsOfDelivery?: string | null | undefined;
}): DayRange | null {
  const { deliveryDays, termsOfDelivery } = product;
  return deliveryDays !== undefined && deliveryDays.max > 0 ? deliveryDays : workingDaysIn(termsOfDelivery ?? '');
}

/** The working days of goods that come to the shop first; null if the days of one way are unknown. */
export function daysOnBackorder(backorder: DayRange | undefined, travel: DayRange | null): DayRange | null {
  if (backorder === undefined || travel === null) return null;
  return { min: backorder.min + travel.min, max: backorder.max + travel.max };
}

/**
 * When goods that go out together arrive: with the last of them. Null if the days of one are unknown, if there are
 * none, or if the shop does not say until when it dispatches (`dispatchUntil`, '14:00').
 */
export function arrivalOf(
  goods: readonly (DayRange | null | undefined)[],
  dispatchUntil: string | undefined,
  now: LocalMoment,
): Arrival | null {
  const cutoff = minutesOf(dispatchUntil ?? '');
  const known = goods.filter((days) => days !== null && days !== undefined);
  if (cutoff === null || known.length === 0 || known.length < goods.length) return null;
  const days = { min: Math.max(...known.map(({ min }) => min)), max: Math.max(...known.map(({ max }) => max)) };
  return { days, window: deliveryWindow(days, cutoff, now) };
}
