import type { CashDiscount, Cents, Day, Invoice } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { documentsOfOrders } from './documents.repository.ts';
import { grossLeft, invoicesAmong, isInvoice, restOf } from './invoice-rest.ts';
import type { IssuedDocument } from './types.ts';

/** An invoice over a part of an order, as far as it is not corrected. */
export interface BilledPart {
  readonly number: string;
  readonly issuedOn: Day;
  readonly dueOn: Day;
  /** In cents. Gift balances paid a part of it. */
  readonly gross: Cents;
}

/** The invoice by which an order is to be paid. */
export interface BilledOrder {
  readonly number: string;
  readonly issuedOn: Day;
  /** The day until which it is to be paid. The day of issue if it stated none. */
  readonly dueOn: Day;
  /** The gross of the invoices less their corrections, in cents. Gift balances paid a part of it. */
  readonly gross: Cents;
  /** Its cash discount, while none of its invoices was corrected, with the amount that it is of. Null: none. */
  readonly discount: (CashDiscount & { readonly of: Cents }) | null;
  /** Its open invoices, the first issued first. */
  readonly parts: readonly BilledPart[];
  /** Whether one of them bills only a part. */
  readonly isInParts: boolean;
}

/** The last invoices of orders that are not cancelled, by the orders' ids. An order without one is missing. */
export async function billedOrders(
  queryable: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, BilledOrder>> {
  const documents = await documentsOfOrders(queryable, orderIds);
  return new Map(
    [...documents].flatMap(([orderId, all]): [string, BilledOrder][] => {
      const billed = billedBy(all);
      return billed === null ? [] : [[orderId, billed]];
    }),
  );
}

function billedBy(all: readonly IssuedDocument[]): BilledOrder | null {
  const last = all.findLast((document) => restOf(document, all) !== null);
  if (last === undefined || last.model.document.kind === 'delivery-note') return null;
  const { number, issuedOn, payment, amounts } = last.model.document;
  const isCorrected = all.some(({ corrects }) => corrects === last.id);
  const discount = isCorrected || !payment.discount ? null : { ...payment.discount, of: amounts.totals.due };
  const gross = all.reduce((sum, { model: { document } }) => {
    if (document.kind === 'delivery-note') return sum;
    return sum + document.amounts.totals.gross + document.amounts.totals.rounding;
  }, 0);
  const parts = invoicesAmong(all).flatMap((invoice): BilledPart[] => {
    const { issuedOn: day, payment: terms } = invoice.issued.model.document;
    const left = { gross: grossLeft(invoice), dueOn: terms.dueOn ?? day };
    return invoice.isOpen ? [{ number: invoice.number, issuedOn: day, ...left }] : [];
  });
  const isInParts = invoicesAmong(all).some(({ isOpen, part }) => isOpen && part !== undefined);
  return { number, issuedOn, dueOn: payment.dueOn ?? issuedOn, gross, discount, parts, isInParts };
}

/** An invoice over a part of an order that is not paid. Amounts in cents. */
export interface UnpaidPart extends BilledPart {
  readonly open: Cents;
  readonly received: Cents;
}

/**
 * Of an order that is billed in parts, the first invoice that is not paid: only it is asked for, until it is paid.
 * Money pays the first invoice first. Null: the order has one invoice over all of it, or all invoices are paid.
 * @param received the money of the order with gift balances, in cents
 */
export function unpaidPart({ parts, isInParts }: BilledOrder, received: Cents): UnpaidPart | null {
  if (!isInParts) return null;
  let left = received;
  for (const part of parts) {
    if (left < part.gross) return { ...part, open: part.gross - left, received: left };
    left -= part.gross;
  }
  return null;
}

/** The last invoice of an order, one that is not cancelled if there is one. Null: it has none. */
export async function invoiceOfOrder(
  queryable: Queryable,
  orderId: string,
): Promise<{ readonly id: string; readonly invoice: Invoice } | null> {
  const all = (await documentsOfOrders(queryable, [orderId])).get(orderId) ?? [];
  const invoices = all.filter(isInvoice);
  const last = invoices.findLast((document) => restOf(document, all) !== null) ?? invoices.at(-1);
  return last === undefined ? null : { id: last.id, invoice: last.model.document };
}
