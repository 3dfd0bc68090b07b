import type { Arrival as WireArrival } from '@kontor/contract';
import {
  type Arrival,
  arrivalOf,
  deliveryAt,
  isGiftVoucher,
  isPaidBeforeDelivery,
  type OrderDetails,
  type PaymentMethod,
} from '@kontor/domain';
import { viennaMoment } from '../../german-format.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { DeliverableCart } from './calculated-cart.ts';
import type { OrderSnapshot } from './types.ts';
import { arrivalOfOrder } from './wording/order-arrival.ts';

/** Until when the shop dispatches what a carrier takes; undefined: it does not say, or the goods are fetched. */
export function dispatchUntil(
  { uiSettings, pickupCarriers }: Pick<ShopConfiguration, 'uiSettings' | 'pickupCarriers'>,
  carrier: string | null,
): string | undefined {
  return carrier !== null && pickupCarriers.includes(carrier) ? undefined : uiSettings.dispatchUntil;
}

/** When the goods of a cart arrive that is ordered and paid now (epoch ms); null: unknown. */
export function arrivalOfCart(
  { priced }: DeliverableCart,
  form: OrderDetails,
  configuration: ShopConfiguration,
  now: number,
): Arrival | null {
  const goods = priced.lines.filter(({ line }) => !isGiftVoucher(line));
  const days = goods.map(({ line }) => deliveryAt(line.condition, line.amount).days);
  return arrivalOf(days, dispatchUntil(configuration, form.carrier), viennaMoment(now));
}

/** When the goods of an order arrive that is dispatched from a time on (null: it waits for the money), for the wire. */
export function wireArrivalSince(
  order: Pick<OrderSnapshot, 'lines' | 'dispatchUntil' | 'createdAt'>,
  since: number | null,
  isLeft?: (line: number) => boolean,
): { readonly arrival?: WireArrival } {
  return wireArrival(arrivalOfOrder(order, since ?? order.createdAt, isLeft), since === null);
}

/** The arrival on the wire; without its days while the goods wait for the money. Empty if it is unknown. */
export function wireArrival(arrival: Arrival | null, waitsForMoney: boolean): { readonly arrival?: WireArrival } {
  if (arrival === null) return {};
  const { days, window } = arrival;
  return { arrival: { days, ...(!waitsForMoney && { from: window.from, to: window.to }) } };
}

/** Whether goods wait for a transfer, whose day nobody knows. A provider's payment follows the order at once. */
export function waitsForTransfer(method: PaymentMethod | undefined): boolean {
  return method !== undefined && method.kind !== 'online' && isPaidBeforeDelivery(method);
}
