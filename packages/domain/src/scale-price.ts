import { type Cents, multiplyDivideHalfUp } from './money.ts';

/** The price from an amount on, in cents, for as many units as the condition's own price. */
export interface PriceScale {
  readonly from: number;
  readonly price: Cents;
}

/** The prices of a condition as declared: 3.45 € for 100 pieces, from 500 pieces on 2.90 € for 100. */
export interface ScaledPrice {
  /** In cents for `priceQuantity` units. */
  readonly price: Cents;
  /** The number of units that the prices are for (BMEcat: PRICE_QUANTITY), usually 1. */
  readonly priceQuantity: number;
  /** Ascending by `from`, each cheaper than the previous one. */
  readonly scales: readonly PriceScale[];
}

/** The maximum number of units that a price is for. */
export const maxPriceQuantity = 1_000_000;

/** The maximum number of scales of a condition. */
export const maxScales = 50;

/** The scale that applies to an amount; null if the condition's own price does. */
export function scaleAt<Scale extends { readonly from: number }>(
  scales: readonly Scale[],
  amount: number,
): Scale | null {
  return scales.findLast(({ from }) => from <= amount) ?? null;
}

/** The price in cents that applies to an amount, for `priceQuantity` units. */
export function priceAt({ price, scales }: ScaledPrice, amount: number): Cents {
  return scaleAt(scales, amount)?.price ?? price;
}

/** The cost of an amount in cents, rounded half up once: not the rounded price of one unit times the amount. */
export function costOf(price: Cents, priceQuantity: number, amount: number): Cents {
  return multiplyDivideHalfUp(price, amount, priceQuantity);
}

/**
 * The start of the next scale at which a larger amount costs no more than this one: "ab 100 Stück günstiger". Null if
 * there is none. Customers are told, so that they do not pay more for less.
 */
export function cheaperAmount(offer: ScaledPrice, amount: number): number | null {
  const cost = costOf(priceAt(offer, amount), offer.priceQuantity, amount);
  const cheaper = offer.scales.find(
    ({ from, price }) => from > amount && costOf(price, offer.priceQuantity, from) <= cost,
  );
  return cheaper?.from ?? null;
}

/** Why scales are refused. */
export type ScalesRefusal = 'scale-amount' | 'scale-twice' | 'scale-rises' | 'too-many-scales';

/**
 * Why scales are refused for a price; null if they are valid. Each begins at 2 units or more, later than the previous
 * one, and is cheaper than the price before it. A rising scale is a mistake in the file, which would otherwise be sold.
 */
export function scalesRefusal(price: Cents, scales: readonly PriceScale[]): ScalesRefusal | null {
  if (scales.length > maxScales) return 'too-many-scales';
  let [from, before] = [1, price];
  for (const scale of scales) {
    if (!Number.isInteger(scale.from) || scale.from < 2) return 'scale-amount';
    if (scale.from <= from) return 'scale-twice';
    if (scale.price >= before) return 'scale-rises';
    [from, before] = [scale.from, scale.price];
  }
  return null;
}
