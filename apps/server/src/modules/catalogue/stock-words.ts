import type { Product } from '@kontor/contract';
import { fewLeft, lightOfStock, type StockRules, type StockState, worseLight } from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { ProductTable } from '../../database/schema.ts';
import { deliveryDays } from './product-field-kinds.ts';
import { backorderText, daysText, fewLeftText, soldOutStatusText, stockTexts } from './texts/products.de.ts';

type Stated = Pick<Selectable<ProductTable>, 'stock_status' | 'stock_status_text' | 'delivery_days'>;

/**
 * The stock light of a product and its text, from the operator's data and the counted stock (LAW P9). The text for
 * backorders is the shop's own.
 */
export function stockWords(
  stated: Stated,
  state: StockState,
  rules: StockRules,
): Pick<Product, 'stockStatus' | 'stockStatusText'> {
  const stockStatus = worseLight(stated.stock_status, lightOfStock(state, rules));
  if (stated.stock_status === 'red') return { stockStatus, stockStatusText: stated.stock_status_text };
  if (state.kind === 'sold-out') return { stockStatus, stockStatusText: soldOutStatusText };
  if (state.kind === 'backorder') return { stockStatus, stockStatusText: backorderText(rules.backorderDays) };
  const [words, left] = [deliveryWords(stated), fewLeft(state, rules)];
  return { stockStatus, stockStatusText: left === null ? words : fewLeftText(words, left) };
}

/** The delivery time in the operator's own words, or otherwise in days. */
export function deliveryWords({ stock_status, stock_status_text, delivery_days }: Stated): string {
  const days = deliveryDays.toWire(delivery_days);
  return days !== undefined && stock_status_text === stockTexts[stock_status] ? daysText(days) : stock_status_text;
}
