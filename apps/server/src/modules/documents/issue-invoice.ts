import type { InvoiceToIssue } from '@kontor/contract/office';
import { type Cents, centsFromEuro, keptPieces, missingOnInvoice } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { viennaDay } from '../../german-format.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Changer } from '../office-log/types.ts';
import { loadLife } from '../order-life/order-life.service.ts';
import type { OrderWithState } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { composeInvoice } from './compose-document.ts';
import { deliveryDays } from './delivery-days.ts';
import type { DocumentSources } from './document-sources.ts';
import { documentsOfOrder } from './documents.repository.ts';
import { openAmong } from './invoice-rest.ts';
import { noteBilling } from './note-billing.ts';
import { numberDocument } from './number-document.ts';
import { missingTexts } from './texts/missing.de.ts';
import type { IssuedDocument } from './types.ts';

/**
 * Issues the invoice of an order. An order has one open invoice. If one exists with something left of it, that one is
 * returned, however often and however many at once ask for it. After a cancellation a new one can be issued.
 */
export async function issueInvoice(
  sources: DocumentSources,
  wish: InvoiceToIssue,
  by: Changer,
): Promise<IssuedDocument | Refused> {
  const { database, orders, clock } = sources;
  const orderId = await orders.idOfNumber(database.read, wish.number);
  const placed = orderId === null ? null : await orders.placed(database.read, orderId);
  if (placed === null || orderId === null) return refused(404, 'order-not-found');
  const { documents: settings, seller, title } = await sources.configuration.current();
  const paid = wish.paid === undefined ? await paidSoFar(sources, placed.order) : centsFromEuro(wish.paid);
  if (paid === null) return refused(400, 'invalid-form', { errors: [missingTexts.paid] });
  const issuedAt = clock();
  const issued = await refusableTransaction(database, async (transaction) => {
    const locked = await orders.lock(transaction, orderId);
    const all = await documentsOfOrder(transaction, orderId);
    const open = openAmong(all);
    if (open !== null) return open.invoice;
    if (locked === null || locked.state === 'cancelled') return refused(409, 'nothing-to-bill');
    const { shipped, gone, isAllGone } = await whatBecameOf(transaction, locked);
    if (isAllGone) return refused(409, 'nothing-to-bill');
    const delivery = deliveryDays(daysAsked(wish) ?? shipped, viennaDay(issuedAt));
    if (isRefused(delivery)) return delivery;
    const terms = { paid, paymentDays: settings.paymentDays, gone };
    const document = composeInvoice(locked.order, { seller, issuedAt, delivery }, terms);
    const missing = missingOnInvoice(document.seller, document.buyer, document.amounts.groups);
    if (missing.length > 0)
      return refused(409, 'seller-incomplete', { msg: missingTexts.sentence(missing, seller.country) });
    const invoice = await numberDocument(transaction, sources, settings, {
      ...{ orderId, shop: { title, seller }, document, corrects: null, requestKey: null },
      ...{ isMailed: wish.isMailed ?? settings.mailed, by, issuedAt },
    });
    await noteBilling(transaction, locked, issuedAt);
    return invoice;
  });
  sources.wakeJobs();
  return issued;
}

/** The delivery days that the operator stated. Null: none. */
function daysAsked({ deliveredFrom: from, deliveredTo: to }: InvoiceToIssue) {
  return from === undefined && to === undefined ? null : { from, to };
}

/** When the parcels of an order were shipped, which pieces its customer does not keep, and whether these are all. */
async function whatBecameOf(queryable: Queryable, { order, state }: OrderWithState) {
  const { life, parcels } = await loadLife(queryable, { order, state, isPicked: false, hold: null });
  const days = parcels.map(({ shippedAt }) => viennaDay(shippedAt)).sort();
  const gone = life.lines.map(({ cancelled, returned }, line) => ({ line, amount: cancelled + returned }));
  return {
    shipped: { from: days[0], to: days.at(-1) },
    gone: gone.filter(({ amount }) => amount > 0),
    isAllGone: keptPieces(life).every((amount) => amount === 0),
  };
}

/**
 * The amount paid of an order without gift balances, in cents: what providers captured, and what is noted from the
 * shop's bank account. Unnoted money is never stated as paid, whatever the payment method.
 */
async function paidSoFar({ payments }: DocumentSources, order: OrderSnapshot): Promise<Cents> {
  const { payment, paymentSums } = (await payments.wireOf([order])).get(order.id) ?? {};
  const { gross } = order.total;
  if (payment === 'paid') return gross;
  if (paymentSums !== undefined) return gross - (centsFromEuro(paymentSums.open) ?? gross);
  return 0;
}
