import { type Cents, multiplyDivideHalfUp } from './money.ts';

/** The price from an amount on, in cents for as many units as the condition's own price is for. */
export interface PriceScale {
  readonly from: number;
  readonly price: Cents;
}

/** What a condition costs, before tax is separated: 3.45 € for 100 pieces, from 500 pieces on 2.90 € for 100. */
export interface ScaledPrice {
  /** Cents for `priceQuantity` units. */
  readonly price: Cents;
  /** How many units the prices are for (BMEcat: PRICE_QUANTITY), 1 for most. */
  readonly priceQuantity: number;
  /** Ascending by `from`, each cheaper than the one before. */
  readonly scales: readonly PriceScale[];
}

/** The most units that a price is for. */
export const maxPriceQuantity = 1_000_000;

/** The most scales of a condition. */
export const maxScales = 50;

/** The scale that an amount has reached; null: the price of the condition itself counts. */
export function scaleAt<Scale extends { readonly from: number }>(
  scales: readonly Scale[],
  amount: number,
): Scale | null {
  return scales.findLast(({ from }) => from <= amount) ?? null;
}

/** The price in cents that counts for an amount, for as many units as all prices of the condition. */
export function priceAt({ price, scales }: ScaledPrice, amount: number): Cents {
  return scaleAt(scales, amount)?.price ?? price;
}

/** What an amount costs, rounded half up once: never a rounded price of one unit times the amount. */
export function costOf(price: Cents, priceQuantity: number, amount: number): Cents {
  return multiplyDivideHalfUp(price, amount, priceQuantity);
}

/**
 * The smallest larger amount that costs no more than this one, at the beginning of a scale: "ab 100 Stück günstiger".
 * Null if there is none. Nobody should pay more for less without being told.
 */
export function cheaperAmount(offer: ScaledPrice, amount: number): number | null {
  const cost = costOf(priceAt(offer, amount), offer.priceQuantity, amount);
  const cheaper = offer.scales.find(
    ({ from, price }) => from > amount && costOf(price, offer.priceQuantity, from) <= cost,
  );
  return cheaper?.from ?? null;
}

/** Why scales are none. */
export type ScalesRefusal = 'scale-amount' | 'scale-twice' | 'scale-rises' | 'too-many-scales';

/**
 * Why scales cannot belong to a price; null: they can. Each begins past one unit and later than the one before, and is
 * cheaper than what counts before it: a scale that rises is a mistake in its file, and would be sold.
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
