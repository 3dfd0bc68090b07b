import type { Condition } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import { Product } from '@kontor/contract/wire-product';
import {
  type Cents,
  conditionsFor,
  euroFromCents,
  lowestPriceBefore,
  priceOf,
  reductionStart,
  repriced,
} from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { Static, TObject } from 'typebox';
import type { ConditionTable, PriceHistoryTable } from '../../database/schema.ts';
import type { ProductRecord } from './catalogue.repository.ts';
import type { CategoryPath } from './category-tree.ts';
import { conditionFields } from './condition-fields.ts';
import type { GroupPrices } from './group-prices.ts';
import { productFields } from './product-fields.ts';
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
  return inOrderOf(Product, {
    _id: row.id,
    ...productFields.toWire(row),
    ...stockOf(row, toBuy.length > 0),
    categoryPath: sources.pathOf(row.category_id),
    conditions: toBuy.map((condition) =>
      wireCondition(condition, row.category_id, history.get(condition.id) ?? [], sources),
    ),
  });
}

/** The same with its fields in the order of the contract, so that a page's bytes follow from that alone. */
function inOrderOf<Shape extends TObject, Shown extends Static<Shape>>({ properties }: Shape, shown: Shown): Shown {
  const order = Object.keys(properties);
  const placed = Object.entries(shown).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return Object.fromEntries(placed) as Shown;
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
  const asked = (amount: Cents) => repriced(amount, condition.tax_rate, repricing);
  const isAsKept = repricing.discount === 0 && repricing.from === repricing.to;
  const lowest = isAsKept ? lowestPrice30(history, prices, now) : null;
  return {
    _id: condition.id,
    price: wirePrice(priceOf(asked(condition.price), condition.tax_rate, prices.declaration)),
    ...conditionFields.toWire(condition, asked),
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
