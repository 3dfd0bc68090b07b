import { amendedMoney, decideStep, euroFromCents } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { germanEuro } from '../../german-format.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { takeFromStock } from '../catalogue/stock.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { amendmentRefusal } from './amendment-refusal.ts';
import { billAnew } from './bill-anew.ts';
import { heldAfter } from './hold-for-vat-id.ts';
import { type AmendmentTermsOfOrder, judgedBy, termsOfOrder } from './judged-amendment.ts';
import { moneyOfOrder, sumsOf } from './order-money.ts';
import { refusalOfStep, stepAlreadyTaken } from './step-refusals.ts';
import { type OpenedOrder, openForStep } from './take-step.ts';
import { amendmentTexts } from './texts/amendment.de.ts';
import { replacedTexts } from './texts/steps.de.ts';
import type { AskedAmendment, AskedBy, LifeSources } from './types.ts';
import { writeStep } from './write-step.ts';

/**
 * Amends lines, amounts and prices of an order of which no piece has moved, in one transaction: goods beside what was
 * agreed, entry, vouchers, stock, payments, mail and log (docs/decisions/061), and a new invoice if one is open (072).
 * What the operator saw is what is written, or nothing is. A key that was used does nothing again.
 * @returns null if it was amended, and otherwise why not.
 */
export async function amendOrder(sources: LifeSources, by: AskedBy, asked: AskedAmendment): Promise<Refused | null> {
  // Read before the transaction, because inside it only its own connection may be used.
  const terms = await termsOfOrder(sources, asked.orderNumber, asked.typed);
  if (terms === null) return refused(404, 'order-not-found');
  const refusal = await refusableTransaction(sources.database, async (transaction) => {
    const opened = await openForStep(transaction, sources, asked);
    if (opened === null || isRefused(opened)) return opened;
    const invoice = await sources.documents.openInvoice(transaction, opened.record.order.id);
    if (invoice !== null && !asked.replacesInvoice) return invoiceOpen(invoice);
    return amendOpened(transaction, { sources, by, asked, terms, opened });
  });
  if (refusal === null) sources.wakeJobs();
  return refusal;
}

interface ToAmend {
  readonly sources: LifeSources;
  readonly by: AskedBy;
  readonly asked: AskedAmendment;
  readonly terms: AmendmentTermsOfOrder;
  readonly opened: OpenedOrder;
}

async function amendOpened(
  transaction: Transaction<Schema>,
  { sources, by, asked, terms, opened: { record, life } }: ToAmend,
): Promise<Refused | null> {
  const { order } = record;
  const judged = await judgedBy(sources, transaction, { record, life, typed: asked.typed, terms });
  if (isRefused(judged)) return judged;
  const { goods, pieces, taken, changesPrices, under } = judged;
  if (changesPrices && !by.operator.rights.includes('orders.price')) return refused(403, 'right-missing');
  if (goods.total.gross !== asked.total) return otherTotal(asked.total, goods.total.gross);
  if (!(await sources.vouchers.retake(transaction, order.id, judged.vouchers))) return refused(409, 'voucher-gone');
  const { stockRules } = terms.prices;
  const low = await takeFromStock(transaction, taken, stockRules);
  if (low === null) return amendmentRefusal(order, asked.typed, { ok: false, code: 'sold-out', name: '', left: 0 });
  const decision = decideStep(life, { kind: 'amend', ordered: goods.lines.map(({ amount }) => amount) });
  if (decision.kind === 'refused') return refusalOfStep(record, decision);
  if (decision.kind === 'already') return stepAlreadyTaken({ kind: 'amend' }, undefined);
  const sums = sumsOf(order, goods.total.gross, await moneyOfOrder(transaction, order.id));
  const { toRefund } = amendedMoney(goods.total.gross - sums.discount, sums.received);
  const amount = asked.refunds ? toRefund : 0;
  await writeStep(transaction, {
    ...{ sources, by, record, before: life, correction: undefined },
    decision: under === null ? decision : heldAfter(decision, order, under),
    settings: terms.configuration,
    asked: { ...asked, step: { kind: 'amend' }, detail: { ...asked.detail, ...(amount > 0 && { amount }) } },
    // An earned cash discount counts as paid: the customer does not owe it.
    amendment: { goods, received: sums.received === null ? null : sums.received + sums.discount, pieces, low, under },
  });
  const refund = amount > 0 ? { amount, key: asked.key, note: asked.detail.reason } : null;
  const paid = await sources.payments.orderAmended(transaction, order.id, refund);
  if (paid !== null) return paymentRefusal(paid);
  return billAmended(
    transaction,
    { sources, by, asked, terms, opened: { life: decision.after, record } },
    { ...(under ?? order), ...goods },
  );
}

/** Replaces the invoice of an order that was just amended, if that was asked for. */
async function billAmended(
  transaction: Transaction<Schema>,
  { sources, by, asked, terms, opened: { record, life } }: ToAmend,
  order: OrderSnapshot,
): Promise<Refused | null> {
  if (!asked.replacesInvoice) return null;
  const billed = await billAnew(transaction, {
    ...{ sources, settings: terms.configuration, by, life, key: null, isAmended: true },
    ...{ record: { ...record, order, version: record.version + 1 } },
    ...{ reason: replacedTexts.amended, isMailed: asked.detail.isTold },
  });
  return billed === 'nothing' ? null : billed;
}

/** An issued document is never altered (LAW N5), and it is replaced only if the operator said so. */
function invoiceOpen(number: string): Refused {
  return refused(409, 'invoice-open', { msg: amendmentTexts.invoiceOpen(number) });
}

function paymentRefusal(why: 'in-progress' | 'not-refundable'): Refused {
  if (why === 'not-refundable') return refused(409, 'not-refundable');
  return refused(409, 'payment-in-progress', { msg: amendmentTexts.paymentInProgress });
}

function otherTotal(seen: OrderSnapshot['total']['gross'], now: OrderSnapshot['total']['gross']): Refused {
  const msg = amendmentTexts.otherTotal(germanEuro(seen), germanEuro(now));
  return refused(409, 'order-changed', { msg, extra: { total: euroFromCents(now) } });
}
