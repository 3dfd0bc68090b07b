import type { Condition, Family, Price, UiSettings } from '@kontor/contract';
import { cheaperAmount, scaleAt } from '@kontor/domain';
import { packOf } from './pack.ts';
import { besideOf, type PriceBeside } from './reduction.ts';

/** Whether prices are shown with or without tax (UI setting, SPEC §3). */
export type PriceDeclaration = UiSettings['priceDeclaration'];

/** A price as a list shows it. Amounts in EUR, gross or net as the shop declares prices. */
export interface ShownPrice extends PriceBeside {
  readonly amount: number;
  /** Whether other conditions cost more, so that the price is shown as the lowest: 'ab' (SPEC §4). */
  readonly from: boolean;
  readonly norm: { readonly price: number; readonly unit: string } | null;
  /** The number of units that the price is for, if more than one: 'je 100 Stück'. */
  readonly per: { readonly quantity: number; readonly unit: string | undefined } | null;
  /** What the price is for, if that is not one piece: 'Meter', '50 Stück'. */
  readonly unit?: string;
  /** The price of one piece of a pack in EUR, where no unit price says it. */
  readonly each?: { readonly price: number; readonly of: string };
  /** The deposit on one unit in EUR (LAW P6); missing if there is none. */
  readonly deposit?: number;
  /** It is that of a gift voucher, which has no tax and no shipping costs. */
  readonly isGiftVoucher?: true;
}

/** The price of a condition at an amount, by the scale that the amount reaches. It is for `priceQuantity` units. */
export function priceFor({ price, scales = [] }: Pick<Condition, 'price' | 'scales'>, amount: number): Price {
  return scaleAt(scales, amount)?.price ?? price;
}

/** The smallest larger amount that costs no more than this one; null if there is none. */
export function cheaperAmountOf(
  { price, priceQuantity = 1, scales = [] }: Pick<Condition, 'price' | 'priceQuantity' | 'scales'>,
  amount: number,
): number | null {
  const cents = (of: Price) => Math.round(of.gross * 100);
  const scaled = scales.map((scale) => ({ from: scale.from, price: cents(scale.price) }));
  return amount === 0 ? null : cheaperAmount({ price: cents(price), priceQuantity, scales: scaled }, amount);
}

/** The number of units that the prices of a condition are for; null if it is one. */
export function perOf({ priceQuantity, unit }: Pick<Condition, 'priceQuantity' | 'unit'>): ShownPrice['per'] {
  return priceQuantity === undefined ? null : { quantity: priceQuantity, unit };
}

/** The unit that a price is for, as a list says it. A number of units is {@link perOf}'s. */
export function soldIn(condition: Condition, declaration: PriceDeclaration): Pick<ShownPrice, 'unit' | 'each'> {
  const { unit, price, priceQuantity, normPrice } = condition;
  if (unit === undefined || priceQuantity !== undefined || /^(?:einzel)?stück$/i.test(unit)) return {};
  const pack = packOf(unit);
  if (pack === null) return { unit };
  const { quantity, pieces } = pack;
  const each = { price: declaredAmount(price, declaration) / quantity, of: pieces };
  return { unit: `${quantity} ${pieces}`, ...(normPrice === undefined && { each }) };
}

/** Whether a price is that of a gift voucher, which is outside VAT: it alone has no tax rate (LAW T9). */
export function isGiftVoucher({ taxRates }: Pick<Price, 'taxRates'>): boolean {
  return taxRates.length === 0;
}

/** The gross or net amount of a price, as the shop declares prices, in EUR. */
export function declaredAmount(price: Pick<Price, 'gross' | 'net'>, declaration: PriceDeclaration): number {
  return declaration === 'net' ? price.net : price.gross;
}

/** The unit price of a condition (LAW P4); null if it has none. */
export function normOf({ normPrice, normUnit }: Pick<Condition, 'normPrice' | 'normUnit'>): ShownPrice['norm'] {
  return normPrice === undefined || normUnit === undefined ? null : { price: normPrice, unit: normUnit };
}

/**
 * The price of a product in a list: the one of its condition with the lowest gross price per unit. Null if nothing is
 * for sale (SPEC §4).
 */
export function listPrice(conditions: readonly Condition[], declaration: PriceDeclaration): ShownPrice | null {
  const [first, ...others] = conditions;
  if (first === undefined) return null;
  const each = ({ price, priceQuantity = 1 }: Condition) => price.gross / priceQuantity;
  const lowest = others.reduce((low, other) => (each(other) < each(low) ? other : low), first);
  return {
    amount: declaredAmount(lowest.price, declaration),
    from: conditions.some((condition) => each(condition) > each(lowest)),
    norm: normOf(lowest),
    per: perOf(lowest),
    ...soldIn(lowest, declaration),
    ...(lowest.deposit !== undefined && { deposit: lowest.deposit }),
    ...(isGiftVoucher(lowest.price) && { isGiftVoucher: true as const }),
    ...besideOf(lowest, declaration),
  };
}

/** The price of a family in a list: the lowest of its members. Null if none of them is for sale. */
export function familyPrice(
  { from, costsDiffer }: Pick<Family, 'from' | 'costsDiffer'>,
  declaration: PriceDeclaration,
): ShownPrice | null {
  const price = from === undefined ? null : listPrice([from], declaration);
  return price && { ...price, from: costsDiffer };
}
