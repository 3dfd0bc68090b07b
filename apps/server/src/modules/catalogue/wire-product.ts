import type { Condition, Product } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import { conditionsFor, euroFromCents, lowestPriceBefore, priceOf, reductionStart, repriced } from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { ConditionTable, PriceHistoryTable } from '../../database/schema.ts';
import type { ProductRecord } from './catalogue.repository.ts';
import type { CategoryPath } from './category-tree.ts';
import type { GroupPrices } from './group-prices.ts';
import { stockTexts } from './texts/de.ts';

/**
 * What a product record needs beside its rows: whose prices it shows, the way to its category, the time in epoch ms.
 */
export interface WireProductSources {
  readonly prices: GroupPrices;
  readonly pathOf: (categoryId: string) => CategoryPath;
  readonly now: number;
}

/** A product as the wire has it (CONTRACT §2), with the conditions and prices of one group and none of any other's. */
export function wireProduct({ row, conditions, history }: ProductRecord, sources: WireProductSources): Product {
  const toBuy = offered(conditions, sources.prices);
  return {
    _id: row.id,
    name: row.name,
    ...(row.name_suffix !== null && { nameSuffix: row.name_suffix }),
    articleNumber: row.article_number,
    ...(row.gtin !== null && { gtin: row.gtin }),
    ...(row.manufacturer !== null && { manufacturer: JSON.parse(row.manufacturer) }),
    files: JSON.parse(row.pictures),
    documents: JSON.parse(row.documents),
    htmlDescription: row.html_description,
    ...(row.terms_of_delivery !== null && { termsOfDelivery: row.terms_of_delivery }),
    ...stockOf(row, toBuy.length > 0),
    internalRating: row.internal_rating,
    attributes: JSON.parse(row.attributes),
    categoryPath: sources.pathOf(row.category_id),
    ...(row.take_back !== null && { takeBack: JSON.parse(row.take_back) }),
    conditions: toBuy.map((condition) =>
      wireCondition(condition, row.category_id, history.get(condition.id) ?? [], sources),
    ),
  };
}

/**
 * What nobody can buy, or not this group, is not said to be in stock, whatever the operator's goods system says of it.
 */
function stockOf(
  { stock_status: stockStatus, stock_status_text: stockStatusText }: ProductRecord['row'],
  isOffered: boolean,
): Pick<Product, 'stockStatus' | 'stockStatusText'> {
  if (isOffered || stockStatus === 'red') return { stockStatus, stockStatusText };
  return { stockStatus: 'red', stockStatusText: stockTexts.red };
}

function offered(conditions: readonly Selectable<ConditionTable>[], { terms }: GroupPrices) {
  const owned = conditions.map((row) => ({ row, customerGroup: row.customer_group }));
  return conditionsFor(owned, terms?.name ?? null).map(({ row }) => row);
}

function wireCondition(
  condition: Selectable<ConditionTable>,
  categoryId: string,
  history: readonly Selectable<PriceHistoryTable>[],
  { prices, now }: WireProductSources,
): Condition {
  const repricing = prices.repricing(condition.customer_group, categoryId);
  const price = repriced(condition.price, condition.tax_rate, repricing);
  const normPrice = condition.norm_price && repriced(condition.norm_price, condition.tax_rate, repricing);
  const isAsKept = repricing.discount === 0 && repricing.from === repricing.to;
  const lowest = isAsKept ? lowestPrice30(history, prices, now) : null;
  return {
    _id: condition.id,
    price: wirePrice(priceOf(price, condition.tax_rate, prices.declaration)),
    ...(condition.unit !== null && { unit: condition.unit }),
    ...(normPrice !== null && { normPrice: euroFromCents(normPrice) }),
    ...(condition.norm_unit !== null && { normUnit: condition.norm_unit }),
    ...(lowest !== null && { lowestPrice30: euroFromCents(lowest) }),
  };
}

/**
 * Gross cents of the lowest price in the 30 days before a reduction (LAW P7); null when the price was not lowered.
 * Asked for what stands in the history alone: a group's net price is no consumer's, and what a group's discount was
 * thirty days ago nobody has kept.
 */
function lowestPrice30(
  history: readonly Selectable<PriceHistoryTable>[],
  { declaration }: GroupPrices,
  now: number,
): number | null {
  const changes = history.map(({ price, tax_rate, valid_from }) => ({
    price: priceOf(price, tax_rate, declaration).gross,
    validFrom: valid_from,
  }));
  const reducedAt = reductionStart(changes, now);
  return reducedAt === null ? null : lowestPriceBefore(changes, reducedAt);
}
