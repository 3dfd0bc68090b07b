import type { AmendedGoods, AmendmentPreview } from '@kontor/contract/office';
import { wirePrice } from '@kontor/contract/wire-price';
import { amendedMoney, euroFromCents } from '@kontor/domain';
import { readAtOneMoment } from '../../database/one-moment.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import {
  isUntaxedByVatId,
  type JudgedAmendment,
  recordOfNumber,
  type TypedAmendment,
} from '../orders/orders.service.ts';
import type { OrderGoods, OrderSnapshot } from '../orders/types.ts';
import { wholeName } from './goods-changes.ts';
import { judgedBy, termsOfOrder } from './judged-amendment.ts';
import { loadLife } from './load-life.ts';
import { moneyOfOrder, type OrderMoney, refundableOnline, sumsOf } from './order-money.ts';
import type { LifeSources } from './types.ts';

/** What an amendment would change: old, new and the difference to the cent. Nothing is stored. */
export async function previewAmendment(
  sources: LifeSources,
  orderNumber: string,
  typed: TypedAmendment,
): Promise<AmendmentPreview | Refused> {
  const terms = await termsOfOrder(sources, orderNumber, typed);
  if (terms === null) return refused(404, 'order-not-found');
  return readAtOneMoment(sources.database, async (moment) => {
    const record = await recordOfNumber(moment, orderNumber);
    if (record === null) return refused(404, 'order-not-found');
    const { life } = await loadLife(moment, record);
    const judged = await judgedBy(sources, moment, { record, life, typed, terms });
    if (isRefused(judged)) return judged;
    const { id } = record.order;
    return {
      ...previewOf(record, judged, await moneyOfOrder(moment, id)),
      invoice: await sources.documents.openInvoice(moment, id),
    };
  });
}

function previewOf(
  { order, version }: { readonly order: OrderSnapshot; readonly version: number },
  { goods, difference, pieces, lapsed, changesPrices, under }: JudgedAmendment,
  money: OrderMoney,
): Omit<AmendmentPreview, 'invoice'> {
  const { received, discount } = sumsOf(order, goods.total.gross, money);
  const { open, toRefund } = amendedMoney(goods.total.gross - discount, received);
  const nameOf = (id: string) => {
    const line = [...goods.lines, ...order.lines].find(({ conditionId }) => conditionId === id);
    return line === undefined ? '' : wholeName(line);
  };
  return {
    ...{ version, before: wireGoods(order), after: wireGoods(goods), difference: wirePrice(difference) },
    stock: [...pieces].map(([id, amount]) => ({ name: nameOf(id), amount })),
    ...{ lapsed: [...lapsed], changesPrices, isUntaxed: isUntaxedByVatId(under ?? order) },
    ...(under?.business?.check && { vatIdState: under.business.check.state }),
    money: {
      received: received === null ? null : euroFromCents(received),
      ...{ open: euroFromCents(open), toRefund: euroFromCents(toRefund) },
      isRefundable: toRefund > 0 && refundableOnline(money) >= toRefund,
    },
  };
}

function wireGoods({ lines, charges, vouchers, total }: OrderGoods): AmendedGoods {
  return {
    items: lines.map(({ unit, amount, price, total: sum, ...line }) => ({
      ...{ name: wholeName(line), unit, amount, price: wirePrice(price), total: wirePrice(sum) },
    })),
    charges: charges.map(({ price, ...charge }) => ({ ...charge, price: wirePrice(price) })),
    vouchers: vouchers.map(({ code, price }) => ({ code, price: wirePrice(price) })),
    toPay: wirePrice(total),
  };
}
