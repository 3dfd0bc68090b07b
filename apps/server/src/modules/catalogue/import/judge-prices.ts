import { euroFromCents, isUpsideDown, normPriceOf, readContent } from '@kontor/domain';
import type { FieldReader } from '../../../tables/field-reader.ts';
import type { ConditionColumn } from '../condition-fields.ts';
import { isExempt, normBase } from '../condition-prices.ts';
import type { ConditionToStore } from '../product-to-store.ts';
import { reasons } from './texts/catalogue-file.de.ts';

type Stated = Pick<
  ConditionToStore,
  | 'price'
  | 'priceQuantity'
  | 'salePrice'
  | 'saleFrom'
  | 'saleUntil'
  | 'listPrice'
  | 'content'
  | 'normPrice'
  | 'normUnit'
>;

/**
 * Finds contradictions between the prices in a file. A file of sales without prices is only asked for their ends.
 * @param isNamed whether the file has a column.
 */
export function judgePrices(read: FieldReader, stated: Stated, isNamed: (column: ConditionColumn) => boolean): void {
  if (!isNamed('price')) {
    if (isNamed('sale_price') && isNamed('sale_until')) judgeSaleEnd(read, stated);
    return;
  }
  judgeSale(read, stated);
  if (stated.listPrice !== null && stated.listPrice <= stated.price) read.warn(reasons.listPriceNotAbove);
  const wrong = normPriceProblem(stated);
  if (wrong !== null) read.warn(wrong);
}

function judgeSale(read: FieldReader, { price, salePrice, saleFrom: from, saleUntil: until }: Stated): void {
  if (salePrice === null) return;
  if (isUpsideDown({ from, until })) read.refuse(reasons.saleEndsBefore);
  else if (salePrice >= price) read.warn(reasons.saleReducesNothing);
  else judgeSaleEnd(read, { salePrice, saleUntil: until });
}

/** Warns of a sale whose end the file leaves empty. */
function judgeSaleEnd(read: FieldReader, { salePrice, saleUntil }: Pick<Stated, 'salePrice' | 'saleUntil'>): void {
  if (salePrice !== null && saleUntil === null) read.warn(reasons.saleWithoutEnd);
}

/** The problem of a unit price in a file beside a content. With a content we compute the unit price (LAW P4). */
function normPriceProblem({ price, priceQuantity, content, normPrice, normUnit }: Stated): string | null {
  const known = content === null ? null : readContent(content);
  if (known === null || isExempt(normUnit)) return null;
  const base = normBase(normUnit);
  if (normUnit !== null && base === null) return reasons.normUnitUnknown(normUnit);
  const computed = normPriceOf({ price, priceQuantity: priceQuantity ?? 1, content: known, base });
  if (normPrice === null || !computed.shown || computed.price === normPrice) return null;
  return reasons.normPriceDiffers(euroFromCents(normPrice), euroFromCents(computed.price), computed.unit);
}
