import type { Condition, Product } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import { euroFromCents, lowestPriceBefore, type PriceDeclaration, priceOf, reductionStart } from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { ConditionTable, PriceHistoryTable } from '../../database/schema.ts';
import type { ProductRecord } from './catalogue.repository.ts';
import type { CategoryPath } from './category-tree.ts';

/** What a product record needs beside its rows: how the shop declares prices, the way to its category, the time in epoch ms. */
export interface WireProductSources {
  readonly declaration: PriceDeclaration;
  readonly pathOf: (categoryId: string) => CategoryPath;
  readonly now: number;
}

/** A product as the wire has it (CONTRACT §2). */
export function wireProduct({ row, conditions, history }: ProductRecord, sources: WireProductSources): Product {
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
    stockStatus: row.stock_status,
    stockStatusText: row.stock_status_text,
    internalRating: row.internal_rating,
    attributes: JSON.parse(row.attributes),
    categoryPath: sources.pathOf(row.category_id),
    ...(row.take_back !== null && { takeBack: JSON.parse(row.take_back) }),
    conditions: conditions.map((condition) => wireCondition(condition, history.get(condition.id) ?? [], sources)),
  };
}

function wireCondition(
  condition: Selectable<ConditionTable>,
  history: readonly Selectable<PriceHistoryTable>[],
  { declaration, now }: WireProductSources,
): Condition {
  const lowest = lowestPrice30(history, declaration, now);
  return {
    _id: condition.id,
    price: wirePrice(priceOf(condition.price, condition.tax_rate, declaration)),
    ...(condition.unit !== null && { unit: condition.unit }),
    ...(condition.norm_price !== null && { normPrice: euroFromCents(condition.norm_price) }),
    ...(condition.norm_unit !== null && { normUnit: condition.norm_unit }),
    ...(lowest !== null && { lowestPrice30: euroFromCents(lowest) }),
  };
}

/** Gross cents of the lowest price in the 30 days before a reduction (LAW P7); null when the price was not lowered. */
function lowestPrice30(
  history: readonly Selectable<PriceHistoryTable>[],
  declaration: PriceDeclaration,
  now: number,
): number | null {
  const changes = history.map(({ price, tax_rate, valid_from }) => ({
    price: priceOf(price, tax_rate, declaration).gross,
    validFrom: valid_from,
  }));
  const reducedAt = reductionStart(changes, now);
  return reducedAt === null ? null : lowestPriceBefore(changes, reducedAt);
}
