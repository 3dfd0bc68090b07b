import type { Invoice } from '../invoice/invoice.ts';
import type { VatGroup } from '../invoice/invoice-amounts.ts';
import type { BookedTax, Booking } from './booking.ts';

/** An amount of a document, with what it is. */
export type BookedPart = Pick<Booking, 'subject' | 'net' | 'vat'>;

/**
 * The turnover of an invoice or its correction: one part for each rate, and the rounding amount. The parts add up to
 * what the document asks for. Parts without an amount are left out, but a free document keeps one, so that the journal
 * has every number.
 * @param taxedIn the country whose tax the order has. Null: the seller's.
 */
export function bookInvoice(
  invoice: Pick<Invoice, 'amounts' | 'seller' | 'deliveredTo'>,
  taxedIn: string | null,
): BookedPart[] {
  const { groups, totals } = invoice.amounts;
  const turnover = groups.map((group): BookedPart => {
    const { net, vat } = group;
    return { subject: { kind: 'turnover', tax: taxOf(group, invoice, taxedIn) }, net, vat };
  });
  const rounding: BookedPart = { subject: { kind: 'rounding' }, net: totals.rounding, vat: 0 };
  const moving = [...turnover, rounding].filter(({ net, vat }) => net !== 0 || vat !== 0);
  return moving.length > 0 ? moving : [turnover[0] ?? rounding];
}

function taxOf(
  { rate, exemptions }: VatGroup,
  { seller, deliveredTo }: Pick<Invoice, 'seller' | 'deliveredTo'>,
  taxedIn: string | null,
): BookedTax {
  const [exemption] = exemptions;
  if (exemption === 'small-business' || exemption === 'untaxed-deposit')
    return { taxCase: exemption, country: seller.country, rate };
  if (exemption !== undefined) return { taxCase: exemption, country: deliveredTo.country, rate };
  const country = taxedIn ?? seller.country;
  return { taxCase: country === seller.country ? 'domestic' : 'oss', country, rate };
}
