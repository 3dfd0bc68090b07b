import type { CalculatedOrder } from '@kontor/contract';
import { addPrices, type Cents, euroFromCents, negatePrice, type Price } from '@kontor/domain';
import type { OrderSnapshot, OrderVoucher } from '../types.ts';

/** The cost of a placed order before gift balances paid. The order stores the amount left to pay. */
export function totalOfOrder({ total, vouchers }: Pick<OrderSnapshot, 'total' | 'vouchers'>): Price {
  return addPrices([total, ...vouchers.filter(isBalance).map(({ price }) => negatePrice(price))]);
}

/** The part of an order outside VAT, in cents: gift vouchers (LAW T9), and money that is passed on (LAW T10). */
export function untaxedPart({ lines, charges }: Pick<OrderSnapshot, 'lines' | 'charges'>): Cents {
  const deposit = charges.find(({ kind }) => kind === 'untaxed-deposit')?.price.gross ?? 0;
  return lines.reduce((sum, { giftVoucher, total }) => (giftVoucher ? sum + total.gross : sum), deposit);
}

/** Whether a voucher paid as money, instead of reducing the price. */
export function isBalance({ kind }: Pick<OrderVoucher, 'kind'>): boolean {
  return kind === 'gift-balance';
}

/** The amount left to pay on the wire, if it differs from the total. */
export function wireToPay({
  total,
  toPay,
}: Readonly<Record<'total' | 'toPay', Price>>): Pick<CalculatedOrder, 'toPay'> {
  return toPay.gross === total.gross ? {} : { toPay: euroFromCents(toPay.gross) };
}
