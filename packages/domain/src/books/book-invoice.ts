import type { Invoice } from '../invoice/invoice.ts';
import type { InvoiceAmounts, InvoicePart, Netted, VatGroup } from '../invoice/invoice-amounts.ts';
import type { Exemption } from '../invoice/tax-category.ts';
import type { Cents } from '../money.ts';
import type { BasisPoints } from '../tax-rate.ts';
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
  const turnover = groups.flatMap((group) =>
    byExemption(group, invoice.amounts).map(({ exemption, net, vat }): BookedPart => {
      return { subject: { kind: 'turnover', tax: taxOf(group.rate, exemption, { invoice, taxedIn }) }, net, vat };
    }),
  );
  const rounding: BookedPart = { subject: { kind: 'rounding' }, net: totals.rounding, vat: 0 };
  const moving = [...turnover, rounding].filter(({ net, vat }) => net !== 0 || vat !== 0);
  return moving.length > 0 ? moving : [turnover[0] ?? rounding];
}

/** A group's amounts for each reason why they are untaxed: one group may have several, and each its own account. */
function byExemption(
  { category, rate, exemptions, net, vat }: VatGroup,
  { lines, allowances, charges }: InvoiceAmounts,
): { readonly exemption: Exemption | undefined; readonly net: Cents; readonly vat: Cents }[] {
  if (exemptions.length <= 1) return [{ exemption: exemptions[0], net, vat }];
  return exemptions.map((exemption) => {
    const sum = (parts: readonly Netted<InvoicePart>[]) =>
      parts
        .filter((part) => part.category === category && part.rate === rate && part.exemption === exemption)
        .reduce((all, part) => all + part.net, 0);
    return { exemption, net: sum(lines) - sum(allowances) + sum(charges), vat: 0 };
  });
}

function taxOf(
  rate: BasisPoints,
  exemption: Exemption | undefined,
  {
    invoice: { seller, deliveredTo },
    taxedIn,
  }: { readonly invoice: Pick<Invoice, 'seller' | 'deliveredTo'>; readonly taxedIn: string | null },
): BookedTax {
  if (exemption === 'small-business' || exemption === 'untaxed-deposit' || exemption === 'gift-voucher')
    return { taxCase: exemption, country: seller.country, rate };
  if (exemption !== undefined) return { taxCase: exemption, country: deliveredTo.country, rate };
  const country = taxedIn ?? seller.country;
  return { taxCase: country === seller.country ? 'domestic' : 'oss', country, rate };
}
