import type { Order, OrderItem } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import { euroFromCents } from '@kontor/domain';
import { wireCharges } from './order-charges.ts';
import type { OrderLine, OrderSnapshot } from './types.ts';
import { wireTaxNote } from './untaxed-order.ts';
import {
  wireDelivery,
  wireDeposit,
  wireMinimumAge,
  wireNormPrice,
  wirePriceQuantity,
  wireSoldTo,
} from './wire-offer.ts';
import { bankTransfer } from './wording/bank-transfer.ts';
import { groupedIban, paymentSentence } from './wording/order-wording.ts';
import { totalOfOrder, wireToPay } from './wording/total-of-order.ts';

/**
 * The order on the wire (CONTRACT §5): the customer's part of the snapshot.
 * @param due the order at the amount due, if that has changed since
 */
export function wireOrder(order: OrderSnapshot, due: OrderSnapshot = order): Order {
  const total = totalOfOrder(order);
  const { provider } = order.paymentCondition;
  return {
    _id: order.id,
    orderNumber: order.orderNumber,
    createdAt: new Date(order.createdAt).toISOString(),
    email: order.email,
    ...wireSoldTo(order),
    priceDeclaration: order.shop.priceDeclaration,
    ...(order.personId !== undefined && { personId: order.personId }),
    items: order.lines.map(wireItem),
    goods: wirePrice(order.goods),
    vouchers: order.vouchers.map(({ price, ...voucher }) => ({ ...voucher, price: wirePrice(price) })),
    ...wireCharges(order.charges),
    total: wirePrice(total),
    ...wireToPay({ total, toPay: order.total }),
    ...wireTaxNote(order),
    address: order.address,
    separateShippingAddress: order.shippingAddress !== null,
    ...(order.shippingAddress && { shippingAddress: order.shippingAddress }),
    paymentCondition: order.paymentCondition.name,
    paymentConditionName: order.paymentCondition.title,
    ...(provider === undefined ? { paymentSentence: paymentSentence(due) } : { paymentProvider: provider }),
    ...(order.carrier !== null && { carrier: order.carrier }),
    ...(order.externalNumber !== null && { externalNumber: order.externalNumber }),
    options: order.options.map(({ name }) => name),
    confirmationDoc: order.confirmationDoc,
    ...wireTransfer(due),
  };
}

function wireTransfer(order: OrderSnapshot): Pick<Order, 'bankTransfer'> {
  const transfer = bankTransfer(order);
  if (transfer === null) return {};
  const { holder, iban, bic, amount, reference } = transfer;
  const account = { holder, iban: groupedIban(iban), ...(bic !== '' && { bic }) };
  return { bankTransfer: { ...account, amount: euroFromCents(amount), reference } };
}

function wireItem(line: OrderLine): OrderItem {
  const { productId, conditionId, name, nameSuffix, articleNumber, pictures, unit, amount } = line;
  return {
    product: {
      _id: productId,
      name,
      ...(nameSuffix !== null && { nameSuffix }),
      articleNumber,
      files: pictures.map((content) => ({ content })),
      ...wireMinimumAge(line.minimumAge),
      ...wireDelivery(line.delivery),
    },
    condition: {
      ...{ _id: conditionId, price: wirePrice(line.price), ...wirePriceQuantity(line.priceQuantity ?? 1), unit },
      ...wireDeposit(line.deposit ?? 0),
      ...wireNormPrice(line.normPrice),
    },
    amount,
    total: wirePrice(line.total),
  };
}
