import type { Condition } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import { Product, wireScales } from '@kontor/contract/wire-product';
import {
  averageStars,
  type Cents,
  conditionsFor,
  euroFromCents,
  lowestPriceBefore,
  maxPriceQuantity,
  multiplyDivideHalfUp,
  nextBoundary,
  type PriceEntry,
  priceOf,
  pricesAsked,
  reductionStart,
  stockState,
} from '@kontor/domain';
import type { AttributeDefinitions } from '@kontor/search';
import type { CategoryPath } from './category-tree.ts';
import { conditionFields } from './condition-fields.ts';
import { askingOf, pricesNow, rateOf, saleOf, timedPrice } from './condition-prices.ts';
import type { GroupPrices } from './group-prices.ts';
import { productFields } from './product-fields.ts';
import type { ConditionRow, FormerPrice, ProductRecord } from './product-records.ts';
import { countedOffer } from './stock.service.ts';
import { stockWords } from './stock-words.ts';
import { stockTexts } from './texts/products.de.ts';

/**
 * The data of a product record besides its rows: the group whose prices it shows, its category path, the time in epoch
 * ms.
 */
export interface WireProductSources {
  readonly prices: GroupPrices;
  readonly pathOf: (categoryId: string) => CategoryPath;
  readonly now: number;
  readonly attributes: AttributeDefinitions;
}

/** What decides about the prices of a product besides its conditions. */
type PricedProduct = Pick<ProductRecord['row'], 'category_id' | 'gift_voucher'>;

/** A product on the wire (CONTRACT §2), with the conditions and prices of one group only. */
export function wireProduct({ row, conditions, history, rating }: ProductRecord, sources: WireProductSources): Product {
  const toBuy = offered(conditions, sources.prices);
  const shown = productFields.toWire(row);
  return inOrder({
    _id: row.id,
    ...shown,
    attributes: sources.attributes.listed(shown.attributes),
    ...stockOf(row, conditions, sources.prices),
    categoryPath: sources.pathOf(row.category_id),
    conditions: toBuy.map((condition) => wireCondition(condition, row, history, sources)),
    ...(rating !== null && { rating: { count: rating.count, average: averageStars(rating) } }),
  });
}

/** The conditions of a product that one group can buy, at its prices. */
export function wireConditions(
  { conditions, history, row }: Pick<ProductRecord, 'conditions' | 'history'> & { readonly row: PricedProduct },
  asked: Pick<WireProductSources, 'prices' | 'now'>,
): Condition[] {
  return offered(conditions, asked.prices).map((condition) => wireCondition(condition, row, history, asked));
}

/** Whether the record stays the same until it is changed: none of its prices begins in the future. */
export function isSettled({ history }: ProductRecord, now: number): boolean {
  return history.every(({ valid_from }) => valid_from <= now);
}

/** The first moment after now at which the record changes because a sale begins or ends. */
export function settledUntil({ conditions }: Pick<ProductRecord, 'conditions'>, now: number): number {
  return Math.min(
    ...conditions.map((condition) => {
      const sale = saleOf(condition);
      return sale === null ? Infinity : nextBoundary(sale, now);
    }),
    Infinity,
  );
}

const fieldsInOrder = Object.keys(Product.properties) as (keyof Product)[];

/** The record with its fields in the order of the contract, so that equal records have equal bytes. */
function inOrder(shown: Product): Product {
  const placed: Record<string, unknown> = {};
  for (const field of fieldsInOrder) if (shown[field] !== undefined) placed[field] = shown[field];
  return placed as Product;
}

/** A product that nobody, or not this group, can buy is not shown as in stock, whatever the operator's data says. */
export function stockOf(
  row: Pick<ProductRecord['row'], 'stock_status' | 'stock_status_text' | 'delivery_days'>,
  conditions: readonly ConditionRow[],
  prices: GroupPrices,
): Pick<Product, 'stockStatus' | 'stockStatusText'> {
  const offers = offered(conditions, prices);
  if (offers.length > 0 || row.stock_status === 'red') {
    return stockWords(row, stockState(offers.map(countedOffer)), prices.stockRules);
  }
  return { stockStatus: 'red', stockStatusText: stockTexts.red };
}

function offered(conditions: readonly ConditionRow[], { terms }: GroupPrices): ConditionRow[] {
  const owned = conditions.map((row) => ({ row, customerGroup: row.customer_group }));
  return conditionsFor(owned, terms?.name ?? null).map(({ row }) => row);
}

function wireCondition(
  condition: ConditionRow,
  product: PricedProduct,
  history: readonly FormerPrice[],
  asked: Pick<WireProductSources, 'prices' | 'now'>,
): Condition {
  const { prices, now } = asked;
  const repricing = prices.repricing(condition.customer_group, product.category_id);
  const taxRate = rateOf(product, condition.tax_rate, prices.taxes);
  const asking = askingOf(repricing, taxRate, now);
  const { price, scales, sale, listPrice, normPrice } = pricesNow(condition, asking);
  const isAsKept = repricing.discount === 0 && repricing.from === repricing.to;
  const lowest = isAsKept ? lowestPrice30(condition, product, history, asked) : null;
  const { normPrice: _, normUnit: __, ...fields } = conditionFields.toWire(condition, asking.asked);
  return {
    _id: condition.id,
    price: wirePrice(priceOf(price, taxRate, prices.declaration)),
    ...fields,
    ...(normPrice !== null && { normPrice: euroFromCents(normPrice.price), normUnit: normPrice.unit }),
    ...wireScales(scales, taxRate, prices.declaration),
    ...(stockState([countedOffer(condition)]).kind === 'sold-out' && { soldOut: true }),
    ...(lowest !== null && { lowestPrice30: euroFromCents(lowest) }),
    ...(listPrice !== null && { listPrice: euroFromCents(listPrice) }),
    ...(sale !== null && sale.until !== null && { priceValidUntil: new Date(sale.until).toISOString() }),
  };
}

/**
 * The lowest price in the 30 days before a reduction (LAW P7), in gross cents for as many units as the current price.
 * Null if the price was not lowered. Only prices in the history count. Net prices of groups are left out: they are no
 * consumer prices, and the group's discount of thirty days ago is not stored.
 *
 * If a condition is sold only from an amount that has a scale, no former price counts more than that scale's price,
 * because nobody could buy a single piece at the higher price.
 *
 * Prices for different numbers of units are compared as prices for the largest possible number of units. This avoids
 * rounding: equal prices stay equal in whole cents.
 */
function lowestPrice30(
  row: ConditionRow,
  product: PricedProduct,
  history: readonly FormerPrice[],
  { prices, now }: Pick<WireProductSources, 'prices' | 'now'>,
): Cents | null {
  const { id, price_quantity: quantity } = row;
  const taxRate = rateOf(product, row.tax_rate, prices.taxes);
  const least = timedPrice(row).price;
  const leastForMost = () => multiplyDivideHalfUp(least, maxPriceQuantity, quantity ?? 1);
  const mostGross = least < row.price ? priceOf(leastForMost(), taxRate, prices.declaration).gross : Infinity;
  const own = history.filter(({ condition_id }) => condition_id === id);
  const entries = own.map((entry): PriceEntry => {
    const forMost = (cents: Cents) => multiplyDivideHalfUp(cents, maxPriceQuantity, entry.price_quantity ?? 1);
    const gross = (cents: Cents) =>
      priceOf(forMost(cents), rateOf(product, entry.tax_rate, prices.taxes), prices.declaration).gross;
    const sale = saleOf(entry);
    return {
      price: Math.min(gross(entry.price), mostGross),
      validFrom: entry.valid_from,
      sale: sale && { ...sale, price: gross(sale.price) },
    };
  });
  const changes = pricesAsked(entries);
  const reducedAt = reductionStart(changes, now);
  const lowest = reducedAt === null ? null : lowestPriceBefore(changes, reducedAt);
  return lowest === null ? null : multiplyDivideHalfUp(lowest, quantity ?? 1, maxPriceQuantity);
}
