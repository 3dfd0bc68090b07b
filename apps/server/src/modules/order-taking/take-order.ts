import type { OrderToTake, TakenOrder } from '@kontor/contract/office';
import type { Operator } from '../../http/operator.ts';
import type { Refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Viewer } from '../../http/viewer.ts';
import { addEntry } from '../order-life/order-life.service.ts';
import type { PlacedByHand } from '../orders/orders.service.ts';
import { asCustomersSend, differingPrices, readPrices, readWords } from './taking-form.ts';
import type { TakingSources } from './types.ts';

/**
 * Places an order that an operator took by hand, by the steps of a customer's own order (docs/decisions/008). Who took
 * it, and how, is the first entry of its timeline, written in the same transaction. A key that was used places nothing
 * again.
 */
export async function takeOrder(
  { orders, log, clock }: Pick<TakingSources, 'orders' | 'log' | 'clock'>,
  operator: Operator,
  { body: typed, viewer }: { readonly body: OrderToTake; readonly viewer: Viewer | null },
): Promise<TakenOrder | Refused> {
  const { key, options, channel, seen, ...form } = typed;
  const unitPrices = readPrices(operator, typed.items);
  if (isRefused(unitPrices)) return unitPrices;
  const setsPrices = unitPrices.some((price) => price !== undefined);
  const words = readWords(typed, setsPrices);
  if (isRefused(words)) return words;
  const { total, ...toPay } = seen;
  const body = { ...asCustomersSend(form), options, total: { gross: total }, ...toPay };
  const alongside: PlacedByHand['alongside'] = async (transaction, order, shopPrices) => {
    const prices = differingPrices(order, shopPrices);
    const detail = {
      channel,
      ...(words.remark !== '' && { text: words.remark }),
      ...(words.reason !== '' && { reason: words.reason }),
      ...(prices.length > 0 && { prices }),
    };
    const entry = { kind: 'take', detail, by: operator, via: 'order', key: null } as const;
    await addEntry(transaction, { clock, log }, { order, version: 0 }, entry);
  };
  // The keys of the back office are apart from those of browsers.
  const placed = await orders.placeByHand({ key: `hand-${key}`, body, viewer, byHand: { unitPrices, alongside } });
  return isRefused(placed) ? placed : { number: placed.order.orderNumber, isRepeated: placed.isRepeated };
}
