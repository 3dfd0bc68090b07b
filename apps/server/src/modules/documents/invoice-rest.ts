import {
  allowancesLeft,
  type Cents,
  creditRest,
  type Invoice,
  type InvoiceAmounts,
  type InvoiceOfOrder,
  keptPieces,
  type OrderLife,
  overbilledInvoice,
  type PiecesOfOrder,
  piecesToBill,
  restOfInvoice,
} from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { returnsOf } from '../order-life/order-life.service.ts';
import type { BilledAt } from '../order-life/types.ts';
import type { NotedBilling } from '../orders/orders.service.ts';
import { documentsOfOrder } from './documents.repository.ts';
import type { IssuedDocument } from './types.ts';

/** An issued document that is an invoice. */
export interface IssuedInvoice extends IssuedDocument {
  readonly model: IssuedDocument['model'] & { readonly document: Invoice };
}

/** What is left of an invoice. */
export type Rest = ReturnType<typeof restOfInvoice>;

/** Whether a document is an invoice, not a correction or delivery note. */
export function isInvoice(document: IssuedDocument): document is IssuedInvoice {
  return document.model.document.kind === 'invoice';
}

/** What is left of an invoice after all documents of its order. Null: nothing, or the document is not an invoice. */
export function restOf(document: IssuedDocument, all: readonly IssuedDocument[]): Rest | null {
  if (!isInvoice(document)) return null;
  const rest = restOfInvoice(document.model.document.amounts, correctionsOf(document, all));
  return creditRest(rest).ok ? rest : null;
}

/** The amounts of all corrections of an invoice. */
function correctionsOf({ id }: IssuedInvoice, all: readonly IssuedDocument[]): InvoiceAmounts[] {
  return all.flatMap(({ corrects, model }): InvoiceAmounts[] =>
    corrects === id && model.document.kind !== 'delivery-note' ? [model.document.amounts] : [],
  );
}

/** The invoices of an order as its rules see them, each with its document, the first issued first. */
export interface InvoiceWithDocument extends InvoiceOfOrder {
  readonly issued: IssuedInvoice;
}

/** The invoices among the documents of an order, with their corrections. */
export function invoicesAmong(all: readonly IssuedDocument[]): InvoiceWithDocument[] {
  return all.filter(isInvoice).map((issued) => {
    const { number, amounts, part, replaces: replaced } = issued.model.document;
    const replaces = replaced?.number ?? null;
    const corrections = correctionsOf(issued, all);
    const correctedAt = all.findLast(({ corrects }) => corrects === issued.id)?.issuedAt ?? null;
    const isOpen = creditRest(restOfInvoice(amounts, corrections)).ok;
    return { number, replaces, amounts, part, issuedAt: issued.issuedAt, corrections, correctedAt, issued, isOpen };
  });
}

/** What is left of an invoice costs, in gross cents. */
export function grossLeft({ amounts, corrections }: Pick<InvoiceOfOrder, 'amounts' | 'corrections'>): Cents {
  return [amounts, ...corrections].reduce((sum, { totals }) => sum + totals.gross + totals.rounding, 0);
}

/** What became of the pieces of an order, as its bills depend on it. */
export async function piecesOfLife(
  queryable: Queryable,
  orderId: string,
  { lines }: Pick<OrderLife, 'lines'>,
): Promise<PiecesOfOrder> {
  const [ordered, cancelled] = [lines.map((line) => line.ordered), lines.map((line) => line.cancelled)];
  return { ordered, cancelled, returns: await returnsOf(queryable, orderId) };
}

/** Whether pieces of an order are on no invoice yet. */
export async function hasPiecesToBill(
  queryable: Queryable,
  orderId: string,
  life: Pick<OrderLife, 'lines'>,
): Promise<boolean> {
  const invoices = invoicesAmong(await documentsOfOrder(queryable, orderId));
  return piecesToBill(await piecesOfLife(queryable, orderId, life), invoices).some((amount) => amount > 0);
}

/** What the invoices of an order say of its price. */
export async function billingOf(
  queryable: Queryable,
  orderId: string,
  life: Pick<OrderLife, 'lines'>,
): Promise<NotedBilling> {
  const invoices = invoicesAmong(await documentsOfOrder(queryable, orderId));
  const overbilled = overbilledInvoice(await piecesOfLife(queryable, orderId, life), invoices);
  return { overbilled, allowance: allowancesLeft(keptPieces(life), invoices) };
}

/** The number of the first invoice of an order of which something is left, or null. */
export async function openInvoiceOf(queryable: Queryable, orderId: string): Promise<string | null> {
  return invoicesAmong(await documentsOfOrder(queryable, orderId)).find(({ isOpen }) => isOpen)?.number ?? null;
}

/** What is left of each invoice of an order of which something is left, and its issue. */
export async function billedOf(queryable: Queryable, orderId: string): Promise<BilledAt[]> {
  const all = await documentsOfOrder(queryable, orderId);
  return all.flatMap((invoice, i) => {
    const rest = restOf(invoice, all);
    if (rest === null || !isInvoice(invoice)) return [];
    const pieces = rest.lines.map(({ id, quantity: amount }) => ({ line: Number(id) - 1, amount }));
    const earlier = all.slice(0, i);
    return {
      ...{ pieces, issuedAt: invoice.issuedAt },
      billed: amountsByLine([invoice.model.document.amounts]),
      before: amountsByLine(earlier.flatMap((one) => restOf(one, earlier) ?? [])),
    };
  });
}

/** How many pieces some amounts have of each line, by its place in the order. */
function amountsByLine(some: readonly Pick<Rest, 'lines'>[]): number[] {
  const amounts: number[] = [];
  for (const { id, quantity } of some.flatMap(({ lines }) => lines)) {
    const line = Number(id) - 1;
    amounts[line] = (amounts[line] ?? 0) + quantity;
  }
  return amounts;
}
