import type { OfficeOrder } from '@kontor/contract/office';
import {
  awaitsPrepayment,
  euroFromCents,
  nextSteps,
  type OrderPaymentState,
  type OrderState,
  piecesByState,
  refundableOf,
  shippingStateOf,
  stillDue,
  whyShipmentStands,
} from '@kontor/domain';
import { readAtOneMoment } from '../../database/one-moment.ts';
import { viennaDay } from '../../german-format.ts';
import { isoTime } from '../../iso-time.ts';
import {
  askedFor,
  atAmount,
  judgedState,
  type OrderRecord,
  type PaymentStanding,
  recordOfNumber,
  wireOrder,
  worthOf,
} from '../orders/orders.service.ts';
import {
  type AttemptWithRefunds,
  judgeMoney,
  type NotedPayment,
  notedByHand,
  refundedOf,
} from '../payments/payments.service.ts';
import { type SoldVoucher, soldVouchers } from '../vouchers/vouchers.service.ts';
import { businessOfOrder } from './business-of-order.ts';
import { contactChanges } from './correction.ts';
import { goodsChanges, priceChanges, taxChanges } from './goods-changes.ts';
import { loadLife, type StoredLife, type StoredParcel } from './load-life.ts';
import { moneyHistory } from './money-history.ts';
import { entriesAfter, piecesOf, tagsOf } from './order-life.repository.ts';
import { moneyOfOrder, type OrderMoney, sumsOf } from './order-money.ts';
import { rateInWords } from './texts/steps.de.ts';
import type { LifeSources, TimelineEntry } from './types.ts';

/** Everything the shop knows of an order, and its possible next steps. Null if the number does not exist. */
export function officeOrder(
  { database, documents, payersOf }: Pick<LifeSources, 'database' | 'documents' | 'payersOf'>,
  orderNumber: string,
): Promise<OfficeOrder | null> {
  return readAtOneMoment(database, async (moment) => {
    const record = await recordOfNumber(moment, orderNumber);
    if (record === null) return null;
    const { id } = record.order;
    const { attempts, noted } = await moneyOfOrder(moment, id);
    const isPaid = attempts.some((attempt) => refundableOf(attempt) > 0);
    const takenBack = (await notedByHand(moment, id)).filter(({ taken_back_at }) => taken_back_at !== null);
    const stored = await loadLife(moment, record, { isPaid, billed: await documents.billed(moment, id) });
    const [entries, pieces, tags] = [
      await entriesAfter(moment, id, 0),
      await piecesOf(moment, [id]),
      (await tagsOf(moment, [id])).get(id) ?? [],
    ];
    return {
      ...recordFields(record, stored, { attempts, noted }),
      business: await businessOfOrder(moment, record.order),
      giftVouchers: (await soldVouchers(moment, id)).map(wireGiftVoucher),
      moneyHistory: await moneyHistory(moment, id, attempts),
      payer: (await payersOf(moment, entriesOf(noted))).at(-1) ?? null,
      transfers: [...noted, ...takenBack].map(wireTransfer),
      tags: [...tags],
      timeline: entries.map((entry) => ({ ...wireEntry(entry), ...wirePieces(pieces, entry) })),
    };
  });
}

/** The bank's entries that paid an order, by their ids, the oldest first. */
function entriesOf(noted: readonly NotedPayment[]): string[] {
  return noted.flatMap(({ source, amount }) => (source.startsWith('bank:') && amount > 0 ? [source.slice(5)] : []));
}

function recordFields(record: OrderRecord, { life, parcels, undone }: StoredLife, money: OrderMoney) {
  const { order, customerId, state, version, hold } = record;
  const { _id: _, ...wire } = wireOrder(order);
  return {
    ...{ number: order.orderNumber, version, state: state as OrderState, hold, customerId, order: wire },
    shipping: shippingStateOf(life),
    payment: paymentStateOf(record, life, money),
    lines: life.lines.map((_line, line) => piecesByState(life, line)),
    parcels: [...parcels, ...undone].toSorted((a, b) => a.number - b.number).map((one) => wireParcel(one, life)),
    money: moneyOf(record, life, money),
    payments: money.attempts.map(wirePayment),
    paymentKind: order.paymentCondition.kind,
    awaitsPrepayment: awaitsPrepayment(order.paymentCondition.kind, paymentStateOf(record, life, money)),
    steps: nextSteps(life).map(({ kind, refusal }) => ({ kind, refusal })),
  };
}

function paymentStateOf({ order }: OrderRecord, life: StoredLife['life'], money: OrderMoney): OrderPaymentState {
  return judgedState(standingNow(order, life, money));
}

function standingNow(order: OrderRecord['order'], life: StoredLife['life'], money: OrderMoney): PaymentStanding {
  const due = stillDue(worthOf(order), life);
  return judgeMoney(atAmount(order, askedFor(order, due)), due, money);
}

function moneyOf(record: OrderRecord, life: StoredLife['life'], money: OrderMoney): OfficeOrder['money'] {
  const { order } = record;
  const due = stillDue(worthOf(order), life);
  const { received, came, refundable, discount } = sumsOf(order, due, money);
  const toPay = order.total.gross;
  const tooMuch = due === 0 ? (came ?? 0) : (received ?? 0) - (due - discount);
  const toRefund = received === null ? toPay - due : Math.min(refundable, Math.max(0, tooMuch));
  return {
    ...{ toPay: euroFromCents(toPay), allowance: euroFromCents(due === 0 ? 0 : (life.allowance ?? 0)) },
    ...{ stillDue: euroFromCents(due), toRefund: euroFromCents(toRefund) },
    toTransferBack: euroFromCents(standingNow(order, life, money).transferBack),
    received: came === null ? null : euroFromCents(came),
  };
}

function wirePayment(attempt: AttemptWithRefunds): OfficeOrder['payments'][number] {
  const { reference, provider, state, amount, refunding, movedAt } = attempt;
  return {
    ...{ reference, provider, state, amount: euroFromCents(amount) },
    ...{
      refunded: euroFromCents(refundedOf(attempt)),
      refunding: euroFromCents(refunding),
      changedAt: isoTime(movedAt),
    },
  };
}

function wireTransfer(note: NotedPayment): OfficeOrder['transfers'][number] {
  const { id, source, amount, received_on: receivedOn, reference, noted_by: by, taken_back_at, taken_back_by } = note;
  const via =
    (['cash', 'other', 'transfer', 'discount', 'rest'] as const).find((one) => source.startsWith(`${one}:`)) ?? 'bank';
  const takenBack = taken_back_at === null ? null : { by: taken_back_by ?? '', at: isoTime(taken_back_at) };
  return { _id: id, via, takenBack, amount: euroFromCents(amount), receivedOn, reference, by };
}

/** The office does not see the code: it is money of the customer. */
function wireGiftVoucher({
  line,
  code,
  worth,
  rest,
  validTo,
  state,
}: SoldVoucher): OfficeOrder['giftVouchers'][number] {
  return {
    ...{ line, codeEnd: code.slice(-4), worth: euroFromCents(worth), rest: euroFromCents(rest), state },
    lastDay: validTo === null ? null : viennaDay(validTo - 1),
  };
}

function wireParcel(
  { version: _, shippedAt, deliveredAt, undoneIn, pieces, ...parcel }: StoredParcel,
  life: StoredLife['life'],
): OfficeOrder['parcels'][number] {
  const arrived = deliveredAt === null ? null : isoTime(deliveredAt);
  const standing = whyShipmentStands(life, parcel.number);
  return {
    ...{ ...parcel, shippedAt: isoTime(shippedAt), deliveredAt: arrived, pieces: [...pieces] },
    ...{ isUndone: undoneIn !== null, unshipRefusal: standing === 'already' ? standing : (standing?.reason ?? null) },
  };
}

function wireEntry({ version, kind, at, by, via, detail }: TimelineEntry) {
  const { amount, added, removed, parcels, before, after, tax, goods, prices, rates, received: _, ...rest } = detail;
  const { carrier: __, trackingNumber: ___, refunds: ____, refunded: _____, ...said } = rest;
  return {
    ...{ version, kind, at: isoTime(at), by, via, ...said },
    ...(amount !== undefined && { amount: euroFromCents(amount) }),
    ...(before && after && { changes: contactChanges(before, after) }),
    ...(goods && { changes: [...taxChanges(tax), ...goodsChanges(goods.before, goods.after)] }),
    ...(prices && { changes: priceChanges(prices) }),
    ...(rates && { rates: rates.map(rateInWords) }),
    ...(added && { added: [...added] }),
    ...(removed && { removed: [...removed] }),
    ...(parcels && { parcels: [...parcels] }),
  };
}

function wirePieces(all: Awaited<ReturnType<typeof piecesOf>>, { version }: TimelineEntry) {
  const pieces = all.filter((piece) => piece.version === version).toSorted((a, b) => a.line - b.line);
  if (pieces.length === 0) return {};
  return { pieces: pieces.map(({ line, amount, to_stock }) => ({ line, amount, toStock: to_stock === 1 })) };
}
