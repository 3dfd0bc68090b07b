import type { Condition } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import { Product, wireScales } from '@kontor/contract/wire-product';
import {
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
import { askingOf, pricesNow, saleOf, timedPrice } from './condition-prices.ts';
import type { GroupPrices } from './group-prices.ts';
import { productFields } from './product-fields.ts';
import type { ConditionRow, FormerPrice, ProductRecord } from './product-records.ts';
import { countedOffer } from './stock.service.ts';
import { stockWords } from './stock-words.ts';
import { stockTexts } from './texts/products.de.ts';

/**
 * What a product record needs besides its rows: the group whose prices it shows, the way to its category, the time in
 * epoch ms.
 */
export interface WireProductSources {
  readonly prices: GroupPrices;
  readonly pathOf: (categoryId: string) => CategoryPath;
  readonly now: number;
  readonly attributes: AttributeDefinitions;
}

/** A product as the wire has it (CONTRACT §2), with the conditions and prices of one group only. */
export function wireProduct({ row, conditions, history }: ProductRecord, sources: WireProductSources): Product {
  const toBuy = offered(conditions, sources.prices);
  const shown = productFields.toWire(row);
  return inOrder({
    _id: row.id,
    ...shown,
    attributes: sources.attributes.listed(shown.attributes),
    ...stockOf(row, conditions, sources.prices),
    categoryPath: sources.pathOf(row.category_id),
    conditions: toBuy.map((condition) => wireCondition(condition, row.category_id, history, sources)),
  });
}

/** The conditions of a product that one group can buy, at its prices. */
export function wireConditions(
  { conditions, history, categoryId }: Pick<ProductRecord, 'conditions' | 'history'> & { readonly categoryId: string },
  asked: Pick<WireProductSources, 'prices' | 'now'>,
): Condition[] {
  return offered(conditions, asked.prices).map((condition) => wireCondition(condition, categoryId, history, asked));
}

/** Whether the record shows the same from now on, until it is changed: no price of it begins in the future. */
export function isSettled({ history }: ProductRecord, now: number): boolean {
  return history.every(({ valid_from }) => valid_from <= now);
}

/** The first moment after now at which the record changes, because a sale of it begins or ends. */
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

/** The same with its fields in the order of the contract, so that a page's bytes follow from that alone. */
function inOrder(shown: Product): Product {
  const placed: Record<string, unknown> = {};
  for (const field of fieldsInOrder) if (shown[field] !== undefined) placed[field] = shown[field];
  return placed as Product;
}

/**
 * A product that nobody can buy, or not this group, is not shown as in stock, whatever the operator's goods system
 * says.
 */
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
  categoryId: string,
  history: readonly FormerPrice[],
  asked: Pick<WireProductSources, 'prices' | 'now'>,
): Condition {
  const { prices, now } = asked;
  const repricing = prices.repricing(condition.customer_group, categoryId);
  const asking = askingOf(repricing, condition.tax_rate, now);
  const { price, scales, sale, listPrice, normPrice } = pricesNow(condition, asking);
  const isAsKept = repricing.discount === 0 && repricing.from === repricing.to;
  const lowest = isAsKept ? lowestPrice30(condition, history, asked) : null;
  const { normPrice: _, normUnit: __, ...fields } = conditionFields.toWire(condition, asking.asked);
  return {
    _id: condition.id,
    price: wirePrice(priceOf(price, condition.tax_rate, prices.declaration)),
    ...fields,
    ...(normPrice !== null && { normPrice: euroFromCents(normPrice.price), normUnit: normPrice.unit }),
    ...wireScales(scales, condition.tax_rate, prices.declaration),
    ...(stockState([countedOffer(condition)]).kind === 'sold-out' && { soldOut: true }),
    ...(lowest !== null && { lowestPrice30: euroFromCents(lowest) }),
    ...(listPrice !== null && { listPrice: euroFromCents(listPrice) }),
    ...(sale !== null && sale.until !== null && { priceValidUntil: new Date(sale.until).toISOString() }),
  };
}

/**
 * Gross cents of the lowest price in the 30 days before a reduction (LAW P7), for as many units as the price is for
 * now; null if the price was not lowered. It is asked only for prices in the history. A group's net price is no
 * consumer's, and nobody has kept a group's discount of thirty days ago.
 *
 * Of what is sold from an amount on that has a scale, no former price counts for more than that scale: the price of one
 * piece was asked of nobody.
 *
 * Prices for different numbers of units are compared as prices for the most units that any is for. In whole cents of
 * that many, what costs the same stays the same, and what differs by less differs for nobody.
 */
function lowestPrice30(
  row: ConditionRow,
  history: readonly FormerPrice[],
  { prices, now }: Pick<WireProductSources, 'prices' | 'now'>,
): Cents | null {
  const { id, price_quantity: quantity, tax_rate: taxRate } = row;
  const least = timedPrice(row).price;
  const leastForMost = () => multiplyDivideHalfUp(least, maxPriceQuantity, quantity ?? 1);
  const mostGross = least < row.price ? priceOf(leastForMost(), taxRate, prices.declaration).gross : Infinity;
  const own = history.filter(({ condition_id }) => condition_id === id);
  const entries = own.map((entry): PriceEntry => {
    const forMost = (cents: Cents) => multiplyDivideHalfUp(cents, maxPriceQuantity, entry.price_quantity ?? 1);
    const gross = (cents: Cents) => priceOf(forMost(cents), entry.tax_rate, prices.declaration).gross;
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
