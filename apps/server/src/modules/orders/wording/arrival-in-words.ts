import { germanWeekday } from '../../../german-format.ts';
import { arrivalTexts as texts } from '../texts/arrival.de.ts';
import type { OrderSnapshot } from '../types.ts';
import { arrivalOfOrder, dispatchedSince } from './order-arrival.ts';
import type { Detail } from './order-wording.ts';

/** When the goods of an order arrive that was just placed. Empty if the shop does not say. */
export function arrivalDetails(order: OrderSnapshot): Detail[] {
  const since = dispatchedSince(order, undefined);
  const arrival = arrivalOfOrder(order, since ?? order.createdAt);
  if (arrival === null) return [];
  const { days, window } = arrival;
  const from = germanWeekday(window.from);
  const said = window.from === window.to ? from : texts.range(from, germanWeekday(window.to));
  return [[texts.label, since === null ? texts.afterPayment(days) : said]];
}
