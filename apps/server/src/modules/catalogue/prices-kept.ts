import {
  areAmountsSellable,
  type Cents,
  isDuring,
  isUnitPrice,
  isUpsideDown,
  multiplyDivide,
  normPriceAfter,
} from '@kontor/domain';
import type { Insertable, Selectable } from 'kysely';
import type { ConditionTable } from '../../database/schema.ts';
import type { ConditionColumn } from './condition-fields.ts';
import { unitKey } from './condition-ids.ts';
import { saleOf } from './condition-prices.ts';
import { scalesOfColumn } from './condition-scales.ts';
import { areLike, type PriceJump, priceJump } from './price-jumps.ts';
import type { ConditionToStore } from './product-to-store.ts';

type Row = Omit<Insertable<ConditionTable>, 'position'>;
type StoredRow = Selectable<ConditionTable>;

/**
 * A condition's row with all data that belongs to a price and that the file does not name (docs/import.md). Norm price
 * and scales are kept with an unchanged price. With another price they would be wrong, and are removed. Sale and list
 * price are kept. If the price is for another number of units, they are converted to it, unless the result is no whole
 * number of cents.
 */
export function withPricesKept(
  row: Row,
  before: StoredRow,
  own: Partial<Pick<ConditionToStore, 'unnamed' | 'isForKnownQuantity' | 'priceQuantity'>>,
): Row {
  const { unnamed = [], isForKnownQuantity = false, priceQuantity = null } = own;
  const isForStored = isForKnownQuantity && priceQuantity === null;
  const quantity = isForStored ? before.price_quantity : keptQuantity(row, before);
  const priced = unnamed.includes('price')
    ? { ...row, price_quantity: before.price_quantity, ...pricesBesideKept(row, before, priceQuantity) }
    : { ...row, ...(unnamed.includes('price_quantity') && { price_quantity: quantity }) };
  const kept = (amount: Cents | null) => amount && converted(amount, unitsOf(before), unitsOf(priced));
  return {
    ...priced,
    // A stored 1 means the same as none.
    ...(unitsOf(priced) === unitsOf(before) && { price_quantity: before.price_quantity }),
    ...(unnamed.includes('scales') && { scales: isSamePrice(priced, before) ? before.scales : null }),
    ...(unnamed.includes('sale_price') && { sale_price: kept(before.sale_price) }),
    ...(unnamed.includes('list_price') && { list_price: kept(before.list_price) }),
    ...(unnamed.includes('norm_price') && { norm_price: keptNormPrice(priced, before) }),
  };
}

/** Sale and list price that a file states without the price, converted to the number of units of the stored price. */
function pricesBesideKept(row: Row, before: StoredRow, stated: number | null): Pick<Row, 'sale_price' | 'list_price'> {
  const kept = (amount: Cents | null | undefined) => (amount == null ? null : forKeptQuantity(amount, stated, before));
  return { sale_price: kept(row.sale_price), list_price: kept(row.list_price) };
}

/**
 * Cents for the units of the stored price. Null if the file does not say how many units they are for, or if the result
 * is no whole number of cents.
 */
function forKeptQuantity(amount: Cents, stated: number | null, before: StoredRow): Cents | null {
  const wanted = unitsOf(before);
  if (stated === null) return wanted === 1 ? amount : null;
  return converted(amount, stated, wanted);
}

/**
 * Converts cents for `from` units to cents for `to` units. Null if the result is not whole, or too high for a price.
 */
function converted(amount: Cents, from: number, to: number): Cents | null {
  const { quotient, remainder } = multiplyDivide(amount, to, from);
  return remainder === 0 && isUnitPrice(quotient) ? quotient : null;
}

function unitsOf({ price_quantity: quantity }: Pick<Row, 'price_quantity'>): number {
  return quantity ?? 1;
}

/** Why a condition would be sold wrongly or not at all, given its file and its stored row. */
export type ConditionRefusal =
  /** The file does not say how many units the new price is for. The stored price is for `quantity`. */
  | { readonly kind: 'quantity-unclear'; readonly quantity: number; readonly isOfPriceList: boolean }
  /** A price list changes a price too much. */
  | { readonly kind: 'price-jumps'; readonly jump: PriceJump }
  /** No amount satisfies minimum, step and maximum. */
  | { readonly kind: 'amounts-unsellable' }
  /** Its sale ends before it begins. */
  | { readonly kind: 'sale-upside-down' };

/**
 * Refuses a new price if the file does not say how many units it is for, and the stored price is for several. After
 * 3.45 € for 100 units, 3.60 € could be for one or for a hundred, unless the file's format defines it. Also refuses too
 * large changes by a price list, and amounts of which none can be sold.
 */
export function conditionRefusal(
  own: ConditionToStore,
  row: Row,
  before: StoredRow | undefined,
): ConditionRefusal | null {
  const { min_amount: minAmount, amount_step: amountStep, max_amount: maxAmount } = row;
  if (!areAmountsSellable({ minAmount, amountStep, maxAmount })) return { kind: 'amounts-unsellable' };
  const quantity = before === undefined ? 1 : unitsOf(before);
  const isNamed = (column: ConditionColumn) => !own.unnamed?.includes(column);
  const isUnclear = isNamed('price')
    ? !isNamed('price_quantity') && before !== undefined && isQuantityUnclear(own, before)
    : (own.salePrice !== null && (row.sale_price ?? null) === null) ||
      (own.listPrice !== null && (row.list_price ?? null) === null);
  if (isUnclear) return { kind: 'quantity-unclear', quantity, isOfPriceList: own.isForKnownQuantity ?? false };
  const jump = before === undefined ? null : jumpOf(own, before);
  if (jump !== null) return { kind: 'price-jumps', jump };
  const { sale_price = null, sale_from = null, sale_until = null } = row;
  const sale = saleOf({ sale_price, sale_from, sale_until });
  const isWrong = saleColumns.some(isNamed) && sale !== null && isUpsideDown(sale);
  return isWrong ? { kind: 'sale-upside-down' } : null;
}

/**
 * Whether it is unclear how many units a new price is for. A price with more than two decimals states its own quantity.
 * If the format says that prices are for as many units as the stored one, such a price is unclear when it resembles the
 * stored amount for a single unit.
 */
function isQuantityUnclear({ price, priceQuantity, isForKnownQuantity = false }: ConditionToStore, before: StoredRow) {
  const { price_quantity: stored } = before;
  if (stored === null || stored === 1 || price === before.price) return false;
  if (!isForKnownQuantity) return priceQuantity === null;
  return priceQuantity !== null && areLike({ amount: price, units: priceQuantity }, { amount: before.price, units: 1 });
}

/** The change of a price by a price list that is too large to be intended. */
function jumpOf(own: ConditionToStore, before: StoredRow): PriceJump | null {
  const { price, scales, priceQuantity, unnamed = [], isForKnownQuantity = false } = own;
  if (!isForKnownQuantity || unnamed.includes('price')) return null;
  const isForStored = priceQuantity === null && unnamed.includes('price_quantity');
  const stored = scalesOfColumn(before.scales, (amount) => amount, before.id);
  return priceJump(
    { price, scales, priceQuantity: isForStored ? unitsOf(before) : (priceQuantity ?? 1) },
    { price: before.price, scales: stored, priceQuantity: unitsOf(before) },
  );
}

const saleColumns: readonly ConditionColumn[] = ['sale_price', 'sale_from', 'sale_until'];

/** Whether the sale of a known condition becomes pointless, because the price is not above it. */
export function isSaleIdle(row: Row, before: StoredRow | undefined): boolean {
  const isIdle = ({ price, sale_price: sale = null }: Pick<Row, 'price' | 'sale_price'>) =>
    sale !== null && sale >= price;
  return before !== undefined && isIdle(row) && !(isIdle(before) && before.sale_price === row.sale_price);
}

/**
 * Whether a condition comes with a sale that runs at once (`now` in epoch ms). Its former price was never asked here,
 * so it is not shown beside the sale price (LAW P7).
 */
export function isSaleUnproven(row: Row, before: StoredRow | undefined, now: number): boolean {
  const { price, sale_price = null, sale_from = null, sale_until = null } = row;
  const sale = saleOf({ sale_price, sale_from, sale_until });
  return before === undefined && sale !== null && sale.price < price && isDuring(sale, now);
}

/**
 * A price with more than two decimals states its own quantity (check-price.ts). An unchanged price keeps the stored
 * one.
 */
function keptQuantity({ price, price_quantity = null }: Row, before: StoredRow): number | null {
  return price_quantity === null && price === before.price ? before.price_quantity : price_quantity;
}

function isSamePrice(row: Row, before: StoredRow): boolean {
  return row.price === before.price && unitsOf(row) === unitsOf(before) && row.tax_rate === before.tax_rate;
}

/**
 * The unit price if the file names a price without it. The stored one belongs to the old price (LAW P4). Null: unknown.
 */
function keptNormPrice(row: Row, before: StoredRow): number | null {
  const { norm_price: normPrice, norm_unit: normUnit, price } = before;
  if (normPrice === null || row.norm_unit !== normUnit) return null;
  if ((row.content ?? null) !== before.content) return null;
  if (unitKey(row.unit ?? null) !== unitKey(before.unit)) return null;
  if (unitsOf(row) !== unitsOf(before)) return null;
  if (row.price === price) return normPrice;
  return normUnit === null ? null : normPriceAfter({ price, normPrice, normUnit }, row.price);
}
