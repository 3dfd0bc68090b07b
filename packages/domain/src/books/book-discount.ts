import { allocate } from '../allocate.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { type Cents, multiplyDivideHalfUp } from '../money.ts';
import { type BookedPart, bookInvoice } from './book-invoice.ts';

/**
 * The turnover that a cash discount takes from an invoice: it lowers net and tax of each rate by their share (§ 17
 * UStG, § 16 UStG 1994). The parts add up to the discount.
 * @param amount gross, in cents. Negative: the discount is taken back.
 * @param taxedIn the country whose tax the order has. Null: the seller's.
 */
export function bookDiscount(
  invoice: Pick<Invoice, 'amounts' | 'seller' | 'deliveredTo'>,
  taxedIn: string | null,
  amount: Cents,
): BookedPart[] {
  const parts = bookInvoice(invoice, taxedIn).filter(({ subject }) => subject.kind === 'turnover');
  const shares = allocate(
    Math.abs(amount),
    parts.map(({ net, vat }) => net + vat),
  );
  const sign = amount < 0 ? 1 : -1;
  return parts.flatMap(({ subject, net, vat }, i): BookedPart[] => {
    const share = shares[i] ?? 0;
    if (share === 0) return [];
    const tax = multiplyDivideHalfUp(share, vat, net + vat);
    return [{ subject, net: 0 + sign * (share - tax), vat: tax === 0 ? 0 : sign * tax }];
  });
}
