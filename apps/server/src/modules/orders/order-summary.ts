import type { OrderSummary } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import type { OrderWithState } from './orders.repository.ts';
import { wireSoldTo } from './wire-offer.ts';
import { totalOfOrder, wireToPay } from './wording/total-of-order.ts';

/** An order in the customer's list. */
export function orderSummary({ order, state }: OrderWithState): OrderSummary {
  const total = totalOfOrder(order);
  return {
    _id: order.id,
    orderNumber: order.orderNumber,
    createdAt: new Date(order.createdAt).toISOString(),
    ...wireSoldTo(order),
    state,
    total: wirePrice(total),
    ...wireToPay({ total, toPay: order.total }),
    items: order.lines.map(({ name, nameSuffix, pictures: [picture], amount, unit }) => ({
      name,
      ...(nameSuffix !== null && { nameSuffix }),
      amount,
      unit,
      ...(picture !== undefined && { picture }),
    })),
    confirmationDoc: order.confirmationDoc,
  };
}
