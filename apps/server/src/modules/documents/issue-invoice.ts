import { isDeepStrictEqual } from 'node:util';
import type { InvoicePartToIssue, InvoiceToIssue } from '@kontor/contract/office';
import { type Cents, centsFromEuro, type Day, type Invoice, keptPieces, missingOnInvoice } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { viennaDay } from '../../german-format.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { Changer } from '../office-log/types.ts';
import type { StoredLife } from '../order-life/order-life.service.ts';
import type { OrderWithState } from '../orders/orders.service.ts';
import { type AskedPart, billInPart, lifeToBill } from './bill-order.ts';
import { composeBilled, composeInvoice, type Unnumbered } from './compose-document.ts';
import { deliveryDays } from './delivery-days.ts';
import type { DocumentSources } from './document-sources.ts';
import { documentBy, documentsOfOrder } from './documents.repository.ts';
import { type IssuedInvoice, invoicesAmong, isInvoice } from './invoice-rest.ts';
import { noteBilling } from './note-billing.ts';
import { numberDocument } from './number-document.ts';
import { paidSoFar } from './paid-so-far.ts';
import { missingTexts } from './texts/missing.de.ts';
import type { IssuedDocument } from './types.ts';

/**
 * Issues the invoice of an order: over all of it, or the final one over what invoices of parts left. If nothing is left
 * to bill, the last open invoice is returned, however often and however many at once ask for it. After a cancellation a
 * new one can be issued.
 */
export function issueInvoice(
  sources: DocumentSources,
  wish: InvoiceToIssue,
  by: Changer,
): Promise<IssuedDocument | Refused> {
  return issued(sources, { wish, by, key: null }, 'rest');
}

/**
 * Issues an invoice over some pieces of an order. One key makes one invoice (docs/decisions/082), and is refused with
 * other pieces.
 */
export function issuePart(
  sources: DocumentSources,
  { pieces, withCharges, key, ...wish }: InvoicePartToIssue,
  by: Changer,
): Promise<IssuedDocument | Refused> {
  return issued(sources, { wish, by, key }, { pieces, withCharges });
}

interface Asked {
  readonly wish: InvoiceToIssue;
  readonly by: Changer;
  /** The key of the request. Null: what is asked for can be made only once. */
  readonly key: string | null;
}

async function issued(
  sources: DocumentSources,
  { wish, by, key }: Asked,
  what: AskedPart | 'rest',
): Promise<IssuedDocument | Refused> {
  const { database, orders, clock } = sources;
  const orderId = await orders.idOfNumber(database.read, wish.number);
  const placed = orderId === null ? null : await orders.placed(database.read, orderId);
  if (placed === null || orderId === null) return refused(404, 'order-not-found');
  const settings = await sources.configuration.current();
  const paid = wish.paid === undefined ? await paidSoFar(sources, placed.order) : centsFromEuro(wish.paid);
  if (paid === null) return refused(400, 'invalid-form', { errors: [missingTexts.paid] });
  const document = await refusableTransaction(database, async (transaction) => {
    const locked = await orders.lock(transaction, orderId);
    const made = await madeBefore(transaction, { key, orderId, what });
    if (made !== null) return made;
    const all = await documentsOfOrder(transaction, orderId);
    // Of two that are issued at once, the second is later, also if its server's clock is behind.
    const issuedAt = Math.max(clock(), all.at(-1)?.issuedAt ?? 0);
    const composed = await composedFor(transaction, { locked, settings, wish, paid, what, issuedAt, all });
    if (isRefused(composed) || 'id' in composed) return composed;
    const { seller, title } = settings;
    const missing = missingOnInvoice(composed.seller, composed.buyer, composed.amounts.groups);
    if (missing.length > 0)
      return refused(409, 'seller-incomplete', { msg: missingTexts.sentence(missing, seller.country) });
    const invoice = await numberDocument(transaction, sources, settings.documents, {
      ...{ orderId, shop: { title, seller }, document: composed, corrects: null, requestKey: key },
      ...{ isMailed: wish.isMailed ?? settings.documents.mailed, by, issuedAt },
    });
    if (locked !== null) await noteBilling(transaction, locked, issuedAt);
    return invoice;
  });
  sources.wakeJobs();
  return document;
}

/** What a key has made already. Null: nothing. */
async function madeBefore(
  transaction: Transaction<Schema>,
  { key, orderId, what }: Pick<Asked, 'key'> & { readonly orderId: string; readonly what: AskedPart | 'rest' },
): Promise<IssuedDocument | Refused | null> {
  const made = key === null ? null : await documentBy(transaction, 'request_key', key);
  if (made === null) return null;
  return isInvoice(made) && made.orderId === orderId && hasPieces(made, what)
    ? made
    : refused(409, 'document-key-used');
}

/** Whether an invoice bills exactly the pieces that are asked for. */
function hasPieces({ model: { document } }: IssuedInvoice, what: AskedPart | 'rest'): boolean {
  if (what === 'rest') return true;
  const billed = document.amounts.lines.map(({ id, quantity }) => ({ line: Number(id) - 1, amount: quantity }));
  return isDeepStrictEqual(byLine(billed), byLine(what.pieces));
}

/** The pieces of each line, those asked for twice added up. */
function byLine(pieces: AskedPart['pieces']): Map<number, number> {
  const amounts = new Map<number, number>();
  for (const { line, amount } of pieces) amounts.set(line, (amounts.get(line) ?? 0) + amount);
  return amounts;
}

interface ToCompose {
  /** The locked order. Null: it is gone. */
  readonly locked: OrderWithState | null;
  /** All documents of the order. */
  readonly all: readonly IssuedDocument[];
  readonly settings: ShopConfiguration;
  readonly wish: InvoiceToIssue;
  /** Without gift balances, in cents. */
  readonly paid: Cents;
  readonly what: AskedPart | 'rest';
  /** Epoch ms. */
  readonly issuedAt: number;
}

/** The invoice that is issued next, or the last one if nothing is left to bill. */
async function composedFor(
  transaction: Transaction<Schema>,
  { locked, all, settings, wish, paid, what, issuedAt }: ToCompose,
): Promise<Unnumbered<Invoice> | IssuedDocument | Refused> {
  const invoices = invoicesAmong(all);
  const last = invoices.findLast(({ isOpen }) => isOpen)?.issued;
  const nothing = what === 'rest' && last !== undefined ? last : refused(409, 'nothing-to-bill');
  if (locked === null || locked.state === 'cancelled') return nothing;
  const stored = await lifeToBill(transaction, locked);
  if (keptPieces(stored.life).every((amount) => amount === 0)) return nothing;
  const occasion = (shippedOn: readonly Day[]) => occasionOf({ wish, settings, issuedAt }, shippedOn);
  const { paymentDays } = settings.documents;
  if (what === 'rest' && last === undefined) {
    const whole = occasion(shippedOnAll(stored));
    return isRefused(whole) ? whole : composeInvoice(locked.order, whole, { paid, paymentDays, gone: goneOf(stored) });
  }
  const billed = billInPart({ order: locked.order, seller: settings.seller, stored, invoices, paid }, what);
  if (billed === null) return nothing;
  if (isRefused(billed)) return billed;
  const { amounts, part, shippedOn } = billed;
  const ofPart = occasion(shippedOn);
  return isRefused(ofPart) ? ofPart : composeBilled(locked.order, ofPart, { amounts, paymentDays, part });
}

/** When and by whom it is issued, and the days of delivery: those stated, otherwise those of the shipment. */
function occasionOf(
  { wish, settings, issuedAt }: Pick<ToCompose, 'wish' | 'settings' | 'issuedAt'>,
  shippedOn: readonly Day[],
) {
  const { deliveredFrom: from, deliveredTo: to } = wish;
  const isStated = from !== undefined || to !== undefined;
  const days = isStated ? { from, to } : { from: shippedOn[0], to: shippedOn.at(-1) };
  const delivery = deliveryDays(days, viennaDay(issuedAt));
  return isRefused(delivery) ? delivery : { seller: settings.seller, issuedAt, delivery };
}

function shippedOnAll({ parcels }: StoredLife): Day[] {
  return parcels.map(({ shippedAt }) => viennaDay(shippedAt)).sort();
}

/** The pieces that the customer does not keep. */
function goneOf({ life }: StoredLife): { readonly line: number; readonly amount: number }[] {
  const gone = life.lines.map(({ cancelled, returned }, line) => ({ line, amount: cancelled + returned }));
  return gone.filter(({ amount }) => amount > 0);
}
