import {
  type AskedPrice,
  amountTerms,
  askedAt,
  type Cents,
  chargedRate,
  lineTotal,
  type PriceDeclaration,
  priceAt,
  type SellerTaxes,
} from '@kontor/domain';
import { saleOf } from '../../condition-prices.ts';
import { scalesOfColumn } from '../../condition-scales.ts';
import type { ConditionRow } from '../../product-records.ts';

/** The price of a condition's least amount in cents, with tax. Google asks for the least that a customer can pay. */
export interface GooglePrice {
  readonly least: number;
  readonly price: Cents;
  /**
   * A lower price that applies now, or a future one with beginning and end. Without times it applies until further
   * notice.
   */
  readonly sale: { readonly price: Cents; readonly from: number | null; readonly until: number | null } | null;
}

/** The price of a condition at a time in epoch ms. */
export function googlePrice(
  row: ConditionRow,
  { declaration, taxes }: { readonly declaration: PriceDeclaration; readonly taxes?: SellerTaxes | undefined },
  now: number,
): GooglePrice {
  const { min: least } = amountTerms({ minAmount: row.min_amount, amountStep: row.amount_step });
  const sale = saleOf(row);
  const timed = { price: row.price, scales: scalesOfColumn(row.scales, (amount) => amount, row.id), sale };
  const priceQuantity = row.price_quantity ?? 1;
  const costs = (offer: Pick<AskedPrice, 'price' | 'scales'>) => {
    const line = {
      unitPrice: priceAt({ ...offer, priceQuantity }, least),
      priceQuantity,
      taxRate: taxes === undefined ? row.tax_rate : chargedRate(row.tax_rate, taxes),
      amount: least,
    };
    return lineTotal(line, declaration).gross;
  };
  const price = costs(timed);
  if (sale === null || (sale.until !== null && sale.until <= now)) return { least, price, sale: null };
  const { from, until } = sale;
  const isToCome = from !== null && from > now;
  const reduced = costs(askedAt(timed, isToCome ? from : now));
  // A future sale without an end cannot be announced before it begins.
  const isSaid = reduced < price && (!isToCome || until !== null);
  const times = from !== null && until !== null ? { from, until } : { from: null, until: null };
  return { least, price, sale: isSaid ? { price: reduced, ...times } : null };
}
