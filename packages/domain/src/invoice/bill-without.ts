import type { Cents } from '../money.ts';
import { billParts, totalsOf } from './bill-parts.ts';
import { type CreditRequest, creditPart, restOfInvoice } from './credit.ts';
import type { InvoiceAmounts } from './invoice-amounts.ts';

/**
 * The amounts of an order's invoice without pieces that were cancelled or came back before: pieces by line id, with
 * their deposits. Discounts are shared as in a correction. Money paid beyond the remaining amount is not part of the
 * invoice. Throws a RangeError for more pieces than were ordered.
 */
export function billWithout(whole: InvoiceAmounts, gone: CreditRequest): InvoiceAmounts {
  const credit = creditPart(restOfInvoice(whole, []), gone);
  if (!credit.ok) throw new RangeError(`Cannot be left out: ${credit.code}`);
  const { basis, lines, allowances, charges } = restOfInvoice(whole, [credit.amounts]);
  const hasAmount = ({ declared }: { readonly declared: Cents }) => declared !== 0;
  const parts = {
    lines: lines.filter(({ quantity }) => quantity > 0),
    allowances: allowances.filter(hasAmount),
    charges: charges.filter(hasAmount),
  };
  const billed = billParts({ basis, ...parts }, { agreed: null, paid: 0 });
  const paid = Math.min(whole.totals.paid, billed.totals.gross);
  return { ...billed, totals: totalsOf(billed, { agreed: null, paid }) };
}
