import { type Cents, isCents, multiplyDivideHalfUp } from './money.ts';
import { type BasisPoints, isBasisPoints, wholeInBasisPoints } from './tax-rate.ts';

/** The part of a price with one tax rate: its net and the tax on it, in cents. The wire has rate and amount. */
export interface TaxShare {
  readonly rate: BasisPoints;
  readonly net: Cents;
  readonly amount: Cents;
}

/**
 * A price to the cent (SPEC §3, CONTRACT §1). Always gross = net + tax and tax = sum of taxRates.amount; rates ascend
 * and occur once. The part of net beyond the sum of taxRates.net is outside VAT: a gift balance that pays, a gift
 * voucher that is bought, a deposit that is passed on (LAW T9, T10).
 */
export interface Price {
  readonly gross: Cents;
  readonly net: Cents;
  readonly tax: Cents;
  readonly taxRates: readonly TaxShare[];
}

/**
 * Whether the operator states and the shop shows gross prices, for consumers, or net prices, for businesses (UI setting
 * of that name, SPEC §1).
 */
export type PriceDeclaration = 'gross' | 'net';

/**
 * The tax rate of what is sold. Null: it is outside VAT, as a multi-purpose voucher, whose goods are taxed when it is
 * redeemed (LAW T9; Art. 30b Abs 2 of Directive 2006/112/EC, § 3 Abs 15 UStG (DE)).
 */
export type GoodsRate = BasisPoints | null;

/** The price of nothing. */
export const zeroPrice: Price = { gross: 0, net: 0, tax: 0, taxRates: [] };

/** The tax in cents on a gross or net amount, rounded half up once (CONTRACT §1, LAW T8). */
export function taxOn(amount: Cents, rate: BasisPoints, declaration: PriceDeclaration): Cents {
  const whole = declaration === 'gross' ? wholeInBasisPoints + rate : wholeInBasisPoints;
  return multiplyDivideHalfUp(amount, rate, whole);
}

/**
 * The price of an amount at one tax rate, or outside VAT. Throws a RangeError if amount or rate is invalid: callers
 * check input first.
 */
export function priceOf(amount: Cents, rate: GoodsRate, declaration: PriceDeclaration): Price {
  if (!isCents(amount) || (rate !== null && !isBasisPoints(rate)))
    throw new RangeError(`No amount at a rate: ${amount} cents, ${rate} bp`);
  if (rate === null) return priceWithoutTax(amount);
  return priceOfShare(amount, rate, taxOn(amount, rate, declaration), declaration);
}

/** The price of an amount outside VAT: it has no tax rate, and its net is its gross, however prices are declared. */
export function priceWithoutTax(amount: Cents): Price {
  return { gross: amount, net: amount, tax: 0, taxRates: [] };
}

/** The price of an amount at one tax rate whose tax is already known. */
export function priceOfShare(amount: Cents, rate: BasisPoints, tax: Cents, declaration: PriceDeclaration): Price {
  const net = declaration === 'gross' ? amount - tax : amount;
  return { gross: net + tax, net, tax, taxRates: [{ rate, net, amount: tax }] };
}

/** The gross or net cents of a price, or of one of its tax shares, as declared. */
export function declaredAmount(part: Price | TaxShare, declaration: PriceDeclaration): Cents {
  if (declaration === 'net') return part.net;
  return 'gross' in part ? part.gross : part.net + part.amount;
}

/** Whether a value, for example from a stored order, is a price with all invariants of {@link Price}. */
export function isPrice(value: unknown): value is Price {
  const price = value as Price | null | undefined;
  if (!Array.isArray(price?.taxRates) || !price.taxRates.every(isTaxShare)) return false;
  if (![price.gross, price.net, price.tax].every(isCents)) return false;
  const ascending = price.taxRates.every((share, i, all) => i === 0 || (all[i - 1]?.rate ?? 0) < share.rate);
  const tax = price.taxRates.reduce((sum, share) => sum + share.amount, 0);
  return ascending && price.gross === price.net + price.tax && price.tax === tax;
}

function isTaxShare(value: unknown): value is TaxShare {
  const share = value as TaxShare | null | undefined;
  return isBasisPoints(share?.rate) && isCents(share.net) && isCents(share.amount);
}
