import { creditRest, type Invoice, type InvoiceAmounts, restOfInvoice } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import type { BilledAt } from '../order-life/types.ts';
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
  const corrections = all.flatMap(({ corrects, model }): InvoiceAmounts[] =>
    corrects === document.id && model.document.kind !== 'delivery-note' ? [model.document.amounts] : [],
  );
  const rest = restOfInvoice(document.model.document.amounts, corrections);
  return creditRest(rest).ok ? rest : null;
}

/**
 * The first invoice among the documents of an order of which something is left, with what is left. Null: there is none.
 */
export function openAmong(
  all: readonly IssuedDocument[],
): { readonly invoice: IssuedDocument; readonly rest: Rest } | null {
  for (const invoice of all) {
    const rest = restOf(invoice, all);
    if (rest !== null) return { invoice, rest };
  }
  return null;
}

/** The number of the invoice of an order of which something is left, or null. */
export async function openInvoiceOf(queryable: Queryable, orderId: string): Promise<string | null> {
  return openAmong(await documentsOfOrder(queryable, orderId))?.invoice.model.document.number ?? null;
}

/** What is left of the invoice of an order of which something is left, and its issue. Null: there is none. */
export async function billedOf(queryable: Queryable, orderId: string): Promise<BilledAt | null> {
  const open = openAmong(await documentsOfOrder(queryable, orderId));
  if (open === null) return null;
  const { invoice, rest } = open;
  const pieces = rest.lines.map(({ id, quantity: amount }) => ({ line: Number(id) - 1, amount }));
  return { pieces, hasCharges: rest.charges.some(({ declared }) => declared > 0), issuedAt: invoice.issuedAt };
}
