import { isAmount } from '../amount.ts';
import type { ChargeableLine } from '../cart/price-cart.ts';
import { isUnitPrice, mostAt } from '../line-total.ts';
import type { Cents } from '../money.ts';
import { maxOrderLines } from '../price-order.ts';

/** What an operator wants of a line of an order that is amended. */
export interface WantedLine {
  /** The line's place in the order, from 0. */
  readonly line: number;
  /** 0 removes the line. */
  readonly amount: number;
  /** Another price of its `priceQuantity`, in cents as the order declares prices; missing: the agreed one. */
  readonly unitPrice?: Cents;
}

/** A line that is added, at the price of the shop or at one of its own. */
export interface AddedLine<Line extends ChargeableLine> {
  readonly line: Line;
  readonly amount: number;
  readonly unitPrice?: Cents;
}

/** How an order is amended: all that stays or goes, line by line, and what is added. */
export interface WantedLines<Line extends ChargeableLine> {
  readonly lines: readonly WantedLine[];
  readonly added: readonly AddedLine<Line>[];
}

/**
 * Why the lines of an order cannot be amended like this. `place`: of the line among those of the order, and then those
 * that are added.
 *
 * | code            | meaning                                                     |
 * |-----------------|-------------------------------------------------------------|
 * | incomplete      | a line is not named, is named twice, or does not exist      |
 * | invalid-amount  | no whole number, below 0, or 0 of an added line             |
 * | invalid-price   | below 0 or beyond the limit, so that no total is negative   |
 * | too-much        | the line would cost more than a line may                    |
 * | nothing-left    | no line is left: then the order is cancelled                |
 * | too-many-lines  | more lines than an order may have                           |
 */
export interface AmendmentRefused {
  readonly ok: false;
  readonly code:
    | 'incomplete'
    | 'invalid-amount'
    | 'invalid-price'
    | 'too-much'
    | 'nothing-left'
    | 'too-many-lines'
    | 'nothing-changed';
  readonly place?: number;
}

/** A line of the amended order. `from`: its place in the order before; null: it is added. */
export type AmendedLine<Line> = Line & { readonly from: number | null };

/** The lines after an amendment, and whether a price differs from what was agreed or from the shop's. */
export type AmendedLines<Line> =
  | {
      readonly ok: true;
      readonly lines: readonly AmendedLine<Line>[];
      readonly areChanged: boolean;
      readonly changesPrices: boolean;
    }
  | AmendmentRefused;

/**
 * The lines of an order after an amendment, in their order, the added ones last. Kept lines keep their agreed price,
 * tax rate and deposit, whatever the catalogue says now. Every line is named, so that none is lost by a page that is
 * old.
 */
export function amendedLines<Line extends ChargeableLine>(
  agreed: readonly Line[],
  { lines: wanted, added }: WantedLines<Line>,
): AmendedLines<Line> {
  const named = new Set(wanted.map(({ line }) => line));
  if (wanted.length !== agreed.length || named.size !== agreed.length) return refuse('incomplete');
  const all = [
    ...wanted.toSorted((a, b) => a.line - b.line).map((one) => ({ ...one, of: agreed[one.line], from: one.line })),
    ...added.map(({ line, ...one }) => ({ ...one, of: line, from: null })),
  ];
  const amended: AmendedLine<Line>[] = [];
  for (const [place, { of, from, amount, unitPrice }] of all.entries()) {
    if (of === undefined) return refuse('incomplete', place);
    if (amount === 0 && from !== null) continue;
    const line = { ...of, amount, unitPrice: unitPrice ?? of.unitPrice, from };
    const wrong = wrongLine(line);
    if (wrong !== null) return refuse(wrong, place);
    amended.push(line);
  }
  if (amended.length === 0) return refuse('nothing-left');
  if (amended.length > maxOrderLines) return refuse('too-many-lines');
  const changesPrices = all.some(
    ({ of, amount, unitPrice = of?.unitPrice }) => amount > 0 && unitPrice !== of?.unitPrice,
  );
  const areChanged = changesPrices || added.length > 0 || all.some(({ of, amount }) => amount !== of?.amount);
  return { ok: true, lines: amended, areChanged, changesPrices };
}

function wrongLine({ amount, unitPrice, priceQuantity = 1 }: ChargeableLine): AmendmentRefused['code'] | null {
  if (!isAmount(amount)) return 'invalid-amount';
  if (!isUnitPrice(unitPrice)) return 'invalid-price';
  return amount > mostAt(unitPrice, priceQuantity) ? 'too-much' : null;
}

function refuse(code: AmendmentRefused['code'], place?: number): AmendmentRefused {
  return { ok: false, code, ...(place !== undefined && { place }) };
}
