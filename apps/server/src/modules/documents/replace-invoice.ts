import {
  billRest,
  type Cents,
  creditRest,
  type Invoice,
  invoiceToCorrect,
  missingOnInvoice,
  type PartOfOrder,
  piecesToBill,
  type ReplacedInvoice,
} from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { InvoiceToReplace, ReplacedNumbers } from '../order-life/types.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { correctFirst } from './bill-order.ts';
import { composeBilled, composeCorrection, composeInvoice, type Unnumbered } from './compose-document.ts';
import type { DocumentSources } from './document-sources.ts';
import { documentsOfOrder } from './documents.repository.ts';
import { type IssuedInvoice, invoicesAmong, isInvoice, piecesOfLife, type Rest, restOf } from './invoice-rest.ts';
import { noteOwed } from './note-billing.ts';
import { numberDocument } from './number-document.ts';
import { missingTexts } from './texts/missing.de.ts';
import type { IssuedDocument } from './types.ts';

/**
 * Cancels everything left of an order's open invoice and issues a new one with the order's data as they are now, in the
 * transaction of whoever changed the order: never is there one without the other (LAW N5). The documents name each
 * other, and one mail brings both.
 *
 * If lines or prices were not amended, the new invoice bills exactly what was left of the old one, whatever was
 * corrected before. Otherwise it bills the order.
 * @returns null if the order has no open invoice, or if the new one would state the same; 409 `seller-incomplete`;
 * `invoice-in-parts` if it has several, or if a part of an amended order is billed; `correct-first` if it bills pieces
 *   that were cancelled or came back, while others are still to be billed.
 */
export async function replaceInvoice(
  transaction: Transaction<Schema>,
  sources: Pick<DocumentSources, 'log'>,
  asked: InvoiceToReplace,
): Promise<ReplacedNumbers | Refused | null> {
  const { order, settings, reason, issuedAt, isMailed, by } = asked;
  const all = await documentsOfOrder(transaction, order.id);
  const open = all.filter(isInvoice).filter((one) => restOf(one, all) !== null);
  const old = open.at(-1);
  // Whoever amends the order changes what its part is a part of, and several invoices share its money.
  if (open.length > 1 || (asked.isAmended && old?.model.document.part !== undefined))
    return refused(409, 'invoice-in-parts');
  const rest = old === undefined ? null : restOf(old, all);
  const credit = rest === null ? null : creditRest(rest);
  if (old === undefined || rest === null || credit === null || !credit.ok) return null;
  const place = await placeOf(transaction, asked, all);
  if (isRefused(place)) return place;
  const anew = invoiceAnew(asked, old, rest, place.part);
  if (statesSame(old.model.document, anew, asked)) return null;
  const missing = missingOnInvoice(anew.seller, anew.buyer, anew.amounts.groups);
  if (missing.length > 0)
    return refused(409, 'seller-incomplete', { msg: missingTexts.sentence(missing, settings.seller.country) });
  const { seller, title } = settings;
  const stored = { orderId: order.id, shop: { title, seller }, requestKey: null, by, issuedAt };
  const terms = { amounts: credit.amounts, isWhole: true, reason, seller, issuedAt };
  const cancelled = await numberDocument(transaction, sources, settings.documents, {
    ...{ ...stored, document: composeCorrection(old.model.document, terms), corrects: old.id, isMailed: false },
  });
  const { number, issuedOn } = old.model.document;
  const replaces: ReplacedInvoice = { number, issuedOn, cancelledBy: cancelled.model.document.number };
  const invoice: Unnumbered<Invoice> = { ...anew, replaces };
  const issued = await numberDocument(transaction, sources, settings.documents, {
    ...{ ...stored, document: invoice, corrects: null, isMailed },
  });
  await noteOwed(transaction, order.id, asked.life, issuedAt);
  return { replaced: number, cancellation: replaces.cancelledBy, invoice: issued.model.document.number };
}

/** The new invoice. The days of delivery stay those of the old one until parcels are shipped. */
function invoiceAnew(
  asked: InvoiceToReplace,
  old: IssuedInvoice,
  rest: Rest,
  part: PartOfOrder | undefined,
): Unnumbered<Invoice> {
  const { order, paid, settings, issuedAt, shippedOn } = asked;
  const { delivery: before, part: bills } = old.model.document;
  const [from, to] = [shippedOn[0], shippedOn.at(-1)];
  const delivery = from === undefined || to === undefined || bills !== undefined ? before : { from, to };
  const occasion = { seller: settings.seller, issuedAt, delivery };
  const { paymentDays } = settings.documents;
  const amounts = asked.isAmended ? null : billRest(rest, paid + balanceOf(order));
  return amounts === null
    ? composeInvoice(order, occasion, { paid, paymentDays })
    : composeBilled(order, occasion, { amounts, paymentDays, part });
}

/** Whether the one invoice left of an order bills only a part of it, so that the rest is billed after it. */
async function placeOf(
  transaction: Transaction<Schema>,
  { order, life }: InvoiceToReplace,
  all: readonly IssuedDocument[],
): Promise<{ readonly part: PartOfOrder | undefined } | Refused> {
  const [pieces, invoices] = [await piecesOfLife(transaction, order.id, life), invoicesAmong(all)];
  if (piecesToBill(pieces, invoices).every((amount) => amount === 0)) return { part: undefined };
  const toCorrect = invoiceToCorrect(pieces, invoices);
  return toCorrect === null ? { part: { isFinal: false, earlier: [] } } : correctFirst(toCorrect);
}

/** What gift balances paid, in cents. */
function balanceOf({ vouchers }: OrderSnapshot): Cents {
  return vouchers.reduce((sum, { kind, price }) => (kind === 'gift-balance' ? sum - price.gross : sum), 0);
}

/** Whether a new invoice would tell its buyer nothing new. */
function statesSame(
  { seller, buyer, deliveredTo, delivery, buyerReference, buyersOrderNumber }: Invoice,
  anew: Unnumbered<Invoice>,
  { isAmended }: InvoiceToReplace,
): boolean {
  const words = (...said: readonly unknown[]) => JSON.stringify(said);
  return (
    !isAmended &&
    words(seller, { ...buyer, email: '' }, deliveredTo, delivery, buyerReference, buyersOrderNumber) ===
      words(
        ...[anew.seller, { ...anew.buyer, email: '' }, anew.deliveredTo, anew.delivery],
        ...[anew.buyerReference, anew.buyersOrderNumber],
      )
  );
}
