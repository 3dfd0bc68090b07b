import {
  type Amendment,
  type AvailableLine,
  availableLine,
  type ChargeableLine,
  type ConditionForSale,
  declaredAmount,
  type Price,
  rateOfLine,
} from '@kontor/domain';
import type { AmendmentProblem, TypedAmendment } from './amendment-problem.ts';
import { formOf } from './amendment-terms.ts';
import { buyerOf } from './business-buyer.ts';
import { orderLine } from './compose-order.ts';
import type { SellingTerms } from './order-sources.ts';
import { taxedWhereItGoes } from './taxed-where-it-goes.ts';
import type { OrderLine, OrderSnapshot } from './types.ts';

/** A line of the order, or one to be added, as the domain prices it. */
export interface LineToAmend extends ChargeableLine {
  readonly conditionId: string;
  /** The line as it was agreed; null: it is added. */
  readonly agreed: OrderLine | null;
  /** What the catalogue says now; undefined: it is not sold any more. */
  readonly sold: ConditionForSale | undefined;
}

/** An agreed line: its price, rate and deposit as they were. */
export function lineToAmend(order: OrderSnapshot, line: OrderLine, sold: ConditionForSale | undefined): LineToAmend {
  const { amount, price, priceQuantity, deposit = 0, conditionId } = line;
  const taxRate = rateOfLine(line);
  const unitPrice = declaredAmount(price, order.shop.priceDeclaration);
  const condition = { weightGrams: sold?.weightGrams ?? 0, deposit, taxRate, container: containerOf(order, sold) };
  const quantity = priceQuantity === undefined ? {} : { priceQuantity };
  return { conditionId, agreed: line, sold, amount, unitPrice, taxRate, condition, ...quantity };
}

/** The container that its deposit is for. Where all deposits of an order are outside VAT, it is a one-way one. */
function containerOf({ charges }: OrderSnapshot, sold: ConditionForSale | undefined) {
  const kinds = charges.map(({ kind }) => kind);
  if (!kinds.includes('untaxed-deposit')) return null;
  return kinds.includes('deposit') ? (sold?.container ?? null) : 'one-way';
}

/** The lines to be added, at the prices of now and taxed where the goods go, or why one cannot be. */
export function addedLines(
  order: OrderSnapshot,
  { lines, added }: TypedAmendment,
  terms: SellingTerms,
  { atHome, now }: { readonly atHome: ReadonlyMap<string, ConditionForSale>; readonly now: number },
): Amendment<LineToAmend>['added'] | AmendmentProblem {
  const { forSale, taxedIn, untaxed } = taxedWhereItGoes(atHome, terms, {
    ...{ form: formOf(order), buyer: buyerOf(order), now },
  });
  const country = (one: OrderSnapshot['taxedIn']) => one?.country ?? order.shop.seller.country;
  const isAlike =
    terms.prices.declaration === order.shop.priceDeclaration &&
    untaxed?.exemption === order.untaxed?.exemption &&
    country(taxedIn) === country(order.taxedIn);
  const all: Amendment<LineToAmend>['added'][number][] = [];
  for (const [i, { productId, conditionId, amount, unitPrice }] of added.entries()) {
    const condition = forSale.get(conditionId);
    const place = lines.length + i;
    if (condition === undefined || condition.productId !== productId) return { ok: false, code: 'gone', place };
    if (!isAlike) return { ok: false, code: 'taxed-otherwise', place };
    const line = { ...availableLine(condition, Math.max(1, amount)), conditionId, agreed: null, sold: condition };
    all.push({ line, amount, ...(unitPrice !== undefined && { unitPrice }) });
  }
  return all;
}

/** A line as it is stored after the amendment. */
export function amendedLine({
  line,
  price,
  total,
}: {
  readonly line: LineToAmend;
  readonly price: Price;
  readonly total: Price;
}): OrderLine {
  const { agreed, sold, amount, unitPrice } = line;
  if (agreed === null) {
    if (sold === undefined) throw new Error('A line was added of an article that is not sold');
    const bought: AvailableLine = availableLine(sold, amount, unitPrice);
    return orderLine({ line: bought, price, total });
  }
  const { normPrice: agreedNorm, ...kept } = agreed;
  const norm =
    price.gross === agreed.price.gross ? agreedNorm : sold && availableLine(sold, amount, unitPrice).normPrice;
  return { ...kept, amount, price, total, ...(norm && { normPrice: { price: norm.price, unit: norm.unit } }) };
}
