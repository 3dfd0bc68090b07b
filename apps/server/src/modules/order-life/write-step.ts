import { isShippedUnpaid, orderStateOf, shippingStateOf } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { enqueueAll, type JobToQueue } from '../../jobs/enqueue.ts';
import { returnToStock } from '../catalogue/returned-stock.service.ts';
import { updateStockLights } from '../catalogue/stock.service.ts';
import {
  buyerTaxOf,
  giftVouchersJob,
  isUnchecked,
  noteInvoices,
  vatIdCheckOf,
  writeAmendment,
  writeContact,
  writeRecord,
} from '../orders/orders.service.ts';
import type { OrderContact, OrderGoods, OrderSnapshot } from '../orders/types.ts';
import { notePayment } from '../payments/payments.service.ts';
import { contactInLines } from './correction.ts';
import type { DecidedStep } from './decided-step.ts';
import { goodsInLines } from './goods-changes.ts';
import { insertEntry, insertPieces } from './order-life.repository.ts';
import { goneOf, moneyOfOrder } from './order-money.ts';
import { rateInWords } from './texts/steps.de.ts';
import { timelineTexts } from './texts/timeline.de.ts';
import type { AskedStep, EntryDetail } from './types.ts';
import { unbilledSince } from './unbilled-since.ts';
import { changedParcels, writeParcels } from './write-parcels.ts';

/**
 * Writes a step with all its consequences: entry, pieces, parcel, record, money, vouchers, stock, mail and log. Rows
 * that others wait for are written late: the stock, and with it the catalogue's version.
 */
export async function writeStep(transaction: Transaction<Schema>, decided: DecidedStep): Promise<void> {
  const { sources, asked, record, decision } = decided;
  const { after, moved } = decision;
  const { kind } = asked.step;
  const orderId = record.order.id;
  const version = record.version + 1;
  const at = sources.clock();
  const state = orderStateOf(after);
  const stated = detailOf(decided);
  if (kind === 'cancel' || kind === 'return')
    await insertPieces(transaction, { order_id: orderId, version, kind }, moved);
  const withdrawn = await writeParcels(transaction, decided, at);
  if (decided.correction !== undefined) {
    await writeContact(transaction, record.order, decided.correction);
    await sources.payments.orderCorrected(transaction, orderId);
  }
  const under = decided.amendment?.under ?? null;
  if (under !== null) await writeContact(transaction, under, contactOf(under));
  const goods = changedGoods(decided);
  if (goods !== undefined) await writeAmendment(transaction, record.order, { ...goods, amendedAt: at });
  const { isPicked, hold } = after;
  const shipping = shippingStateOf(after);
  const unbilled = await unbilledSince(
    transaction,
    { order: { ...(under ?? record.order), ...goods }, life: after },
    sources.documents.hasPiecesToBill,
  );
  await writeRecord(transaction, orderId, {
    ...{ version, state, shipping, isPicked, hold, unbilledSince: unbilled },
    unpaidSince: isShippedUnpaid(record.order.paymentCondition.kind, record.payment, shipping) ? at : null,
  });
  // Payments follow the stored state of their order, and the entry says what goes back.
  const money = kind === 'return' ? await moneyGone(transaction, orderId) : await undoPayments(transaction, decided);
  const detail = { ...stated, ...withdrawn, ...money };
  await insertEntry(transaction, { ...entryOf(decided.by, asked), order_id: orderId, version, at, detail });
  if (isLastCancellation(decided)) await sources.vouchers.undoUses(transaction, orderId);
  // Without the cancelled or returned pieces, the rest may be fully paid.
  if (kind === 'cancel' || kind === 'return') {
    await noteInvoices(transaction, orderId, await sources.documents.billing(transaction, orderId, decision.after), at);
    await notePayment(transaction, orderId, at);
  }
  const jobs = jobsOf(decided, version, at);
  if (jobs.length > 0) await enqueueAll(transaction, jobs, at);
  await writeLog(transaction, decided, detail);
  const { stockRules } = decided.settings;
  await returnToStock(transaction, backInStock(decided), stockRules);
  if (decided.amendment !== undefined) await updateStockLights(transaction, decided.amendment.low, stockRules);
}

/** Whether nothing of the order is left after the step. */
function isLastCancellation({ before, decision }: DecidedStep): boolean {
  return orderStateOf(decision.after) === 'cancelled' && orderStateOf(before) !== 'cancelled';
}

/** What has gone back to the customer, or is on its way, for the mail that says what happens next. */
async function moneyGone(transaction: Transaction<Schema>, orderId: string): Promise<Pick<EntryDetail, 'refunded'>> {
  const refunded = goneOf(await moneyOfOrder(transaction, orderId));
  return refunded === 0 ? {} : { refunded };
}

/** Gives back the payments of an order of which nothing is left, and says what goes back. */
async function undoPayments(
  transaction: Transaction<Schema>,
  decided: DecidedStep,
): Promise<Pick<EntryDetail, 'amount' | 'refunds'>> {
  if (!isLastCancellation(decided)) return {};
  const refunds = await decided.sources.payments.orderCancelled(transaction, decided.record.order.id);
  const amount = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return amount === 0 ? {} : { amount, refunds };
}

/** The goods as they are after the step, if it changes them. */
function changedGoods({ amendment, supplied }: DecidedStep): OrderGoods | undefined {
  return amendment?.goods ?? supplied?.goods;
}

/** The columns of an entry that say who requested it. */
export function entryOf({ operator, via }: DecidedStep['by'], { key, step }: AskedStep) {
  const who = { operator_id: operator?.id ?? null, operator_name: operator?.name ?? timelineTexts.shopItself };
  return { kind: step.kind, ...who, via, request_key: key } as const;
}

/** The stored details of a step besides its pieces. */
function detailOf(decided: DecidedStep): EntryDetail {
  const detail = detailOfStep(decided);
  // Who has no e-mail address was told nothing.
  return detail.isTold && decided.record.order.email === '' ? { ...detail, isTold: false } : detail;
}

function detailOfStep({ asked, before, decision, record, correction, amendment, supplied }: DecidedStep): EntryDetail {
  const numbers = changedParcels({ asked, before, decision });
  if (correction !== undefined) {
    return { ...asked.detail, before: contactOf(record.order), after: correction };
  }
  if (amendment !== undefined) {
    const { goods: after, received, under } = amendment;
    const tax = under && { tax: { before: buyerTaxOf(record.order), after: buyerTaxOf(under) } };
    return { ...asked.detail, ...tax, goods: { before: goodsOf(record.order), after }, received };
  }
  return {
    ...asked.detail,
    ...(numbers.length > 0 && { parcels: numbers }),
    ...(supplied && { rates: supplied.rates, goods: { before: goodsOf(record.order), after: supplied.goods } }),
  };
}

function contactOf({ email, address, shippingAddress, business }: OrderSnapshot): OrderContact {
  return { email, address, shippingAddress, ...(business && { business }) };
}

function goodsOf({ lines, goods, charges, vouchers, total }: OrderGoods): OrderGoods {
  return { lines, goods, charges, vouchers, total };
}

const mails = {
  ship: 'order-shipped-mail',
  unship: 'order-unshipped-mail',
  return: 'order-returned-mail',
  cancel: 'order-cancelled-mail',
  correct: 'order-corrected-mail',
  amend: 'order-amended-mail',
} as const;

/** What follows from a step: its mail, and the gift vouchers that were not sent while the order was held. */
function jobsOf(decided: DecidedStep, version: number, at: number): JobToQueue[] {
  const mail = mailOf(decided, version, at);
  const { id, lines } = decided.record.order;
  const isReleased = decided.asked.step.kind === 'release' && lines.some(({ giftVoucher }) => giftVoucher);
  const under = decided.amendment?.under;
  return [
    ...(mail === null ? [] : [mail]),
    ...(isReleased ? [giftVouchersJob(id, at)] : []),
    ...(under && isUnchecked(under) ? [vatIdCheckOf(id, at, version)] : []),
  ];
}

/** The mail that informs the customer of a step. Null: none. */
function mailOf({ asked, record }: DecidedStep, version: number, runAt: number): JobToQueue | null {
  const { step } = asked;
  if (!asked.detail.isTold || !(step.kind in mails) || record.order.email === '') return null;
  const orderId = record.order.id;
  const isByEmail = step.kind === 'ship' && step.isByEmail;
  const mail = isByEmail ? 'gift-voucher-mail' : mails[step.kind as keyof typeof mails];
  return { kind: mail, uniqueKey: `${mail}:${orderId}:${version}`, payload: { orderId, version }, runAt };
}

/** How many pieces return to the stock, by condition id. */
function backInStock({ record, decision, amendment }: DecidedStep): ReadonlyMap<string, number> {
  const back = new Map<string, number>();
  for (const [conditionId, more] of amendment?.pieces ?? []) if (more < 0) back.set(conditionId, -more);
  for (const { line, amount, toStock } of decision.moved) {
    const conditionId = record.order.lines[line]?.conditionId;
    if (toStock && conditionId !== undefined) back.set(conditionId, (back.get(conditionId) ?? 0) + amount);
  }
  return back;
}

/** The log names an order by its number, because its id is the key to it. */
async function writeLog(
  transaction: Transaction<Schema>,
  { sources, by, asked, record, before, decision, correction }: DecidedStep,
  { before: _, after: __, tax, goods, rates, received: ___, refunds: ____, refunded: _____, ...detail }: EntryDetail,
): Promise<void> {
  const pieces = decision.moved.map(({ line, ...moved }) => ({ name: record.order.lines[line]?.name, ...moved }));
  await sources.log.write(transaction, {
    ...{ by: by.operator, subject: 'order', subjectId: asked.orderNumber, action: `order.${asked.step.kind}` },
    before: {
      state: orderStateOf(before),
      ...(correction && contactInLines(record.order)),
      ...(tax && { vatId: tax.before.business?.vatId ?? '' }),
      ...(goods && goodsInLines(goods.before)),
    },
    after: {
      state: orderStateOf(decision.after),
      ...(correction && contactInLines(correction)),
      ...(tax && { vatId: tax.after.business?.vatId ?? '' }),
      ...(goods && goodsInLines(goods.after)),
      ...detail,
      ...(rates && { rates: rates.map(rateInWords).join(', ') }),
      ...(pieces.length > 0 && { pieces }),
    },
  });
}
