import {
  amountTerms,
  askedAt,
  type BasisPoints,
  type Cents,
  type Content,
  chargedRate,
  fromLeastAmount,
  type GoodsRate,
  type NormPriceForSale,
  normPriceAfter,
  normPriceOf,
  type PriceScale,
  type Repricing,
  readContent,
  repriced,
  type Sale,
  type SellerTaxes,
  salesUnitOf,
  type TimedPrice,
} from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { ConditionTable } from '../../database/schema.ts';
import { scalesOfColumn } from './condition-scales.ts';

type Row = Pick<
  Selectable<ConditionTable>,
  | 'id'
  | 'price'
  | 'price_quantity'
  | 'scales'
  | 'sale_price'
  | 'sale_from'
  | 'sale_until'
  | 'list_price'
  | 'content'
  | 'norm_price'
  | 'norm_unit'
  | 'unit'
  | 'min_amount'
  | 'amount_step'
>;

/** How stored amounts become the prices for a customer at a moment. */
export interface Asking {
  /** The amount for this customer: less the group's discount, in the group's declaration. */
  readonly asked: (amount: Cents) => Cents;
  /** The same without the discount. A recommended price is not discounted. */
  readonly declared: (amount: Cents) => Cents;
  /** Epoch ms. */
  readonly now: number;
}

/** The prices of a condition for a customer at a moment. */
export interface PricesNow {
  readonly price: Cents;
  readonly scales: readonly PriceScale[];
  /** The running sale, or null. */
  readonly sale: Sale | null;
  /** The manufacturer's recommended price, if it is above the price. Null if none is shown. */
  readonly listPrice: Cents | null;
  readonly normPrice: NormPriceForSale | null;
}

/** The rate that is charged on a product's condition with a rate of its own; null for a gift voucher (LAW T9). */
export function rateOf(
  { gift_voucher }: { readonly gift_voucher: 1 | null },
  own: BasisPoints,
  taxes: SellerTaxes,
): GoodsRate {
  return gift_voucher === 1 ? null : chargedRate(own, taxes);
}

/** The conversion of a condition's amounts to prices, by its group's repricing, at a time in epoch ms. */
export function askingOf(repricing: Repricing, taxRate: GoodsRate, now: number): Asking {
  // A gift voucher is money: it costs the same for everybody, gross and net.
  if (taxRate === null) return { asked: (amount) => amount, declared: (amount) => amount, now };
  return {
    asked: (amount) => repriced(amount, taxRate, repricing),
    declared: (amount) => repriced(amount, taxRate, { ...repricing, discount: 0 }),
    now,
  };
}

/** The sale of a condition, past, running or to come. Null if it has none. */
export function saleOf({
  sale_price,
  sale_from,
  sale_until,
}: Pick<Row, 'sale_price' | 'sale_from' | 'sale_until'>): Sale | null {
  return sale_price === null ? null : { price: sale_price, from: sale_from, until: sale_until };
}

/** The stored prices of a condition, from the least amount that is sold. */
export function timedPrice(
  row: Pick<Row, 'id' | 'price' | 'scales' | 'sale_price' | 'sale_from' | 'sale_until' | 'min_amount' | 'amount_step'>,
): TimedPrice {
  const { min } = amountTerms({ minAmount: row.min_amount, amountStep: row.amount_step });
  const scales = scalesOfColumn(row.scales, (amount) => amount, row.id);
  return fromLeastAmount({ price: row.price, scales, sale: saleOf(row) }, min);
}

/** The current prices of a condition for a customer. This is the only place that decides which price counts. */
export function pricesNow(row: Row, { asked, declared, now }: Asking): PricesNow {
  const { price, scales, sale } = askedAt(timedPrice(row), now);
  const own = asked(price);
  const listPrice = row.list_price === null ? null : declared(row.list_price);
  return {
    price: own,
    scales: scales.map((scale) => ({ from: scale.from, price: asked(scale.price) })),
    sale,
    listPrice: listPrice !== null && listPrice > own ? listPrice : null,
    normPrice: normPriceNow(row, price, asked),
  };
}

/**
 * The norm price of the current price: computed if the content is known, otherwise as stated for the condition's price.
 * What is sold by a measure contains one of it: cable at 45 € for 100 m costs 0.45 € per metre.
 */
function normPriceNow(row: Row, price: Cents, asked: Asking['asked']): NormPriceForSale | null {
  const measure = contentOfUnit(row.unit);
  const content = row.content ?? (row.norm_price === null ? measure : null);
  const measured = measuredContent({ content, norm_unit: row.norm_unit });
  if (content !== null) {
    if (measured === null) return null;
    const terms = { priceQuantity: row.price_quantity ?? 1, isLoose: measure !== null, ...measured };
    const norm = normPriceOf({ price: asked(price), ...terms });
    return norm.shown ? { price: norm.price, unit: norm.unit, ...measured } : null;
  }
  const { norm_price: normPrice, norm_unit: unit } = row;
  if (normPrice === null || unit === null) return null;
  const after =
    price === row.price ? normPrice : normPriceAfter({ price: row.price, normPrice, normUnit: unit }, price);
  return after === null ? null : { price: asked(after), unit };
}

/** The content of a unit of sale that is a measure: `1 m` of `lfm`. Null for any other unit. */
function contentOfUnit(unit: string | null): string | null {
  const content = `1 ${salesUnitOf(unit ?? '')?.name ?? ''}`;
  return readContent(content) === null ? null : content;
}

/** The content for computing norm prices. Null if it is unknown, or no norm price is wanted. */
function measuredContent({
  content,
  norm_unit,
}: Pick<Row, 'content' | 'norm_unit'>): { readonly content: Content; readonly base: Content | null } | null {
  const known = content === null || isExempt(norm_unit) ? null : readContent(content);
  return known && { content: known, base: normBase(norm_unit) };
}

/** The operator's unit of norm prices: `1 l`, `kg`, `100 g`; null: the law's. */
export function normBase(normUnit: string | null): Content | null {
  return normUnit === null ? null : (readContent(normUnit) ?? readContent(`1 ${normUnit}`));
}

/** Whether the operator wants no norm price: mixed sets, decorative cosmetics, perfumes (LAW P4). */
export function isExempt(normUnit: string | null): boolean {
  return normUnit?.toLowerCase() === 'keine';
}
