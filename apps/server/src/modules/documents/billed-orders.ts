import { type CashDiscount, type Cents, type Day, type Invoice, smallDifference } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { documentsOfOrders } from './documents.repository.ts';
import { grossLeft, type InvoiceWithDocument, invoicesAmong, isInvoice, restOf } from './invoice-rest.ts';
import type { IssuedDocument } from './types.ts';

/** The cash discount of an invoice, with the amount that it is of, in cents. */
type DiscountOf = CashDiscount & { readonly of: Cents };

/** An invoice over a part of an order, as far as it is not corrected. */
export interface BilledPart {
  readonly number: string;
  readonly issuedOn: Day;
  readonly dueOn: Day;
  /** In cents. Gift balances paid a part of it. */
  readonly gross: Cents;
  /** Its cash discount while it is not corrected. Null: none. */
  readonly discount: DiscountOf | null;
}

/** The invoice by which an order is to be paid. */
export interface BilledOrder {
  readonly number: string;
  readonly issuedOn: Day;
  /** The day until which it is to be paid. The day of issue if it stated none. */
  readonly dueOn: Day;
  /** The gross of the invoices less their corrections, in cents. Gift balances paid a part of it. */
  readonly gross: Cents;
  /** Its cash discount while it is not corrected. Null: none. */
  readonly discount: DiscountOf | null;
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
  const parts = invoicesAmong(all).filter(({ isOpen }) => isOpen);
  const last = parts.map(billedPart).at(-1);
  if (last === undefined) return null;
  const gross = all.reduce((sum, { model: { document } }) => {
    if (document.kind === 'delivery-note') return sum;
    return sum + document.amounts.totals.gross + document.amounts.totals.rounding;
  }, 0);
  return { ...last, gross, parts: parts.map(billedPart), isInParts: parts.some(({ part }) => part !== undefined) };
}

function billedPart(invoice: InvoiceWithDocument): BilledPart {
  const { number, issuedOn, payment, amounts } = invoice.issued.model.document;
  const isCorrected = invoice.corrections.length > 0;
  const discount = isCorrected || !payment.discount ? null : { ...payment.discount, of: amounts.totals.due };
  return { number, issuedOn, dueOn: payment.dueOn ?? issuedOn, gross: grossLeft(invoice), discount };
}

/** The money of an order, in cents. */
export interface ReceivedMoney {
  readonly money: Cents;
  /** What gift balances paid. They pay first. */
  readonly balances: Cents;
}

/** An invoice over a part of an order that is not paid. Amounts in cents. */
export interface UnpaidPart extends BilledPart {
  readonly open: Cents;
  /** The money that it has of the order, without gift balances. */
  readonly received: Cents;
}

/**
 * Of an order that is billed in parts, the first invoice that is not paid: only it is asked for, until it is paid.
 * Money pays the first invoice first, and a cent that is missing counts as paid. Null: the order has one invoice over
 * all of it, or all invoices are paid.
 */
export function unpaidPart({ parts, isInParts }: BilledOrder, { money, balances }: ReceivedMoney): UnpaidPart | null {
  if (!isInParts) return null;
  let [left, balance] = [money + balances, balances];
  for (const [at, part] of parts.entries()) {
    const open = part.gross - left;
    // Each invoice before it may lack a cent too.
    if (open > smallDifference * (at + 1))
      return { ...part, open: Math.min(open, part.gross), received: left - Math.min(left, balance) };
    left -= part.gross;
    balance = Math.max(0, balance - part.gross);
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
