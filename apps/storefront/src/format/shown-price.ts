import type { Condition, Price, UiSettings } from '@kontor/contract';

/** Whether prices are shown with or without tax (UI setting, SPEC §3). */
export type PriceDeclaration = UiSettings['priceDeclaration'];

/** A price as a list shows it. Amounts in EUR, gross or net as the shop declares. */
export interface ShownPrice {
  readonly amount: number;
  /** Other conditions cost more: the price is a lowest one, 'ab' (SPEC §4). */
  readonly from: boolean;
  readonly norm: { readonly price: number; readonly unit: string } | null;
}

/** The amount of a price that the shop declares, in EUR. */
export function declaredAmount(price: Pick<Price, 'gross' | 'net'>, declaration: PriceDeclaration): number {
  return declaration === 'net' ? price.net : price.gross;
}

/** The unit price of a condition (LAW P4), null where it has none. */
export function normOf({ normPrice, normUnit }: Pick<Condition, 'normPrice' | 'normUnit'>): ShownPrice['norm'] {
  return normPrice === undefined || normUnit === undefined ? null : { price: normPrice, unit: normUnit };
}

/**
 * The price of a product in a list: that of its condition with the lowest gross price; null when nothing is for sale
 * (SPEC §4).
 */
export function listPrice(conditions: readonly Condition[], declaration: PriceDeclaration): ShownPrice | null {
  const [first, ...others] = conditions;
  if (first === undefined) return null;
  const lowest = others.reduce((low, other) => (other.price.gross < low.price.gross ? other : low), first);
  return {
    amount: declaredAmount(lowest.price, declaration),
    from: conditions.some(({ price }) => price.gross > lowest.price.gross),
    norm: normOf(lowest),
  };
}
