import { type ConditionForSale, type GoodsRate, rateOfLine } from '@kontor/domain';
import type { VatIdCheck } from '../vat-ids/vat-ids.service.ts';
import type { AmendmentProblem } from './amendment-problem.ts';
import { formOf } from './amendment-terms.ts';
import { buyerOf } from './business-buyer.ts';
import { businessUnder, buyerTaxOf, isUntaxedByVatId, retaxedAtNets, withBuyerTax } from './buyer-tax.ts';
import type { SellingTerms } from './order-sources.ts';
import { taxedWhereItGoes } from './taxed-where-it-goes.ts';
import type { OrderSnapshot } from './types.ts';

/**
 * An order under a VAT id that is stated anew, or under none: with the tax that follows, and its lines at their agreed
 * nets. An order that keeps its tax keeps its lines. Charges and the sum are as they were.
 * @returns null if the VAT id is as before
 */
export function underVatId(
  order: OrderSnapshot,
  vatId: string | undefined,
  terms: SellingTerms,
  { atHome, check, now }: { atHome: ReadonlyMap<string, ConditionForSale>; check: VatIdCheck | null; now: number },
): OrderSnapshot | AmendmentProblem | null {
  if (vatId === undefined || vatId === (order.business?.vatId ?? '')) return null;
  const business = businessUnder(vatId, check);
  const buyer = buyerOf(business === null ? {} : { business });
  const { forSale, taxedIn, untaxed } = taxedWhereItGoes(atHome, terms, { form: formOf(order), buyer, now });
  const isUntaxed = isUntaxedByVatId({ untaxed });
  if (isUntaxed === isUntaxedByVatId(order)) return withBuyerTax(order, { ...buyerTaxOf(order), business });
  const rates = order.lines.map((line): GoodsRate | undefined => {
    const rate = isUntaxed ? 0 : forSale.get(line.conditionId)?.taxRate;
    return rateOfLine(line) === null ? null : rate;
  });
  // Without tax nothing says which rate it had.
  const place = rates.indexOf(undefined);
  if (place !== -1) return { ok: false, code: 'rate-unknown', place };
  const declared = { lines: order.shop.priceDeclaration, charges: terms.prices.shopDeclaration };
  const tax = buyerTaxOf({ business: business ?? undefined, untaxed, taxedIn });
  return {
    ...withBuyerTax(order, tax),
    lines: retaxedAtNets(
      order,
      rates.map((rate) => rate ?? null),
      declared,
    ).lines,
  };
}
