import type { InvoiceBuyer, InvoiceSeller } from './invoice.ts';
import type { VatGroup } from './invoice-amounts.ts';
import type { TaxCategory } from './tax-category.ts';

/** What an invoice lacks. `taxId`: neither VAT id nor tax number. */
export type MissingOnInvoice = 'name' | 'street' | 'zipCode' | 'city' | 'country' | 'taxId' | 'vatId' | 'buyerVatId';

/** The categories for which the buyer's VAT id must be stated (BR-AE-02, BR-IC-02). */
const namesBuyer: ReadonlySet<TaxCategory> = new Set(['AE', 'K']);
/** The categories for which the seller needs a VAT id. A tax number is not enough (BR-IC-02, BR-G-02). */
const namesSeller: ReadonlySet<TaxCategory> = new Set(['AE', 'K', 'G']);

/** The details of a seller and a buyer that the law and EN 16931 require and that are missing (LAW N1). */
export function missingOnInvoice(
  seller: InvoiceSeller,
  buyer: Pick<InvoiceBuyer, 'vatId'>,
  groups: readonly Pick<VatGroup, 'category'>[],
): MissingOnInvoice[] {
  const isBlank = (text: string) => text.trim() === '';
  const needs = (categories: ReadonlySet<TaxCategory>) => groups.some(({ category }) => categories.has(category));
  const fields = (['name', 'street', 'zipCode', 'city', 'country'] as const).filter((field) => isBlank(seller[field]));
  return [
    ...fields,
    ...(isBlank(seller.vatId) && isBlank(seller.taxNumber) ? (['taxId'] as const) : []),
    ...(isBlank(seller.vatId) && needs(namesSeller) ? (['vatId'] as const) : []),
    ...(isBlank(buyer.vatId) && needs(namesBuyer) ? (['buyerVatId'] as const) : []),
  ];
}
