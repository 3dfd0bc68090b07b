import type { CashDiscount, Cents, Day, Invoice } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { documentsOfOrders } from './documents.repository.ts';
import { isInvoice, restOf } from './invoice-rest.ts';
import type { IssuedDocument } from './types.ts';

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
  return { number, issuedOn, dueOn: payment.dueOn ?? issuedOn, gross, discount };
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
