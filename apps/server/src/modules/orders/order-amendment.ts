import {
  type Amendment,
  type AmendmentRefused,
  type AvailableLine,
  amendedPieces,
  amendOrder,
  availableLine,
  type Cents,
  type ChargeableLine,
  type ConditionForSale,
  declaredAmount,
  isOneWayDepositTaxed,
  type OrderDetails,
  type Price,
  poolOf,
  type VoucherTerms,
  voucherCodeKey,
} from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { BoughtPieces } from '../catalogue/stock.service.ts';
import type { ClaimedVoucher, VouchersService } from '../vouchers/vouchers.service.ts';
import { orderLine } from './compose-order.ts';
import { labelledCharges } from './order-charges.ts';
import { destinationOf } from './order-form.ts';
import type { OrderSources, SellingTerms } from './order-sources.ts';
import { addCorrectedWords } from './order-words.ts';
import { taxedWhereItGoes } from './taxed-where-it-goes.ts';
import type { AmendedGoods, OrderGoods, OrderLine, OrderSnapshot } from './types.ts';

/** An amendment as an operator typed it. Prices in cents, as the order declares them. */
export interface TypedAmendment {
  readonly lines: Amendment<ChargeableLine>['lines'];
  readonly added: readonly {
    readonly productId: string;
    readonly conditionId: string;
    readonly amount: number;
    readonly unitPrice?: Cents;
  }[];
  readonly shipping: 'kept' | 'computed';
}

/**
 * Why an order cannot be amended as typed, besides the reasons of the domain:
 *
 * | code            | meaning                                                                   |
 * |-----------------|---------------------------------------------------------------------------|
 * | gone            | the article is not sold any more: it cannot be added, nor its amount raised |
 * | sold-out        | the stock has not enough pieces more; `left`: how many it has             |
 * | weight-unknown  | an article is not sold any more, so shipping cannot be computed           |
 * | taxed-otherwise | the shop taxes or prices differently since, so nothing can be added       |
 */
export type AmendmentProblem =
  | AmendmentRefused
  | { readonly ok: false; readonly code: 'not-deliverable' | 'not-by-carrier' | 'weight-unknown' }
  | { readonly ok: false; readonly code: 'gone' | 'taxed-otherwise'; readonly place: number }
  | { readonly ok: false; readonly code: 'sold-out'; readonly name: string; readonly left: number };

/** An amendment that the order allows, with everything that follows from it. */
export interface JudgedAmendment {
  readonly ok: true;
  readonly goods: OrderGoods;
  /** The amount to pay after, less the one before. */
  readonly difference: Price;
  readonly changesPrices: boolean;
  /** The pieces that leave the stock, and, by condition, how many more or (negative) less the order takes. */
  readonly taken: readonly BoughtPieces[];
  readonly pieces: ReadonlyMap<string, number>;
  /** What each voucher takes off, by its key. */
  readonly vouchers: ReadonlyMap<string, Cents>;
  /** The codes of vouchers that take nothing off any more. */
  readonly lapsed: readonly string[];
}

/** A line of the order, or one to be added, as the domain prices it. */
interface LineToAmend extends ChargeableLine {
  readonly conditionId: string;
  /** The line as it was agreed; null: it is added. */
  readonly agreed: OrderLine | null;
  /** What the catalogue says now; undefined: it is not sold any more. */
  readonly sold: ConditionForSale | undefined;
}

/**
 * Judges an amendment, as the given connection sees vouchers and catalogue: agreed lines keep their price, tax and
 * deposit, added ones cost what the customer's group pays now, taxed where the goods go.
 */
export async function judgeAmendment(
  { catalogue, vouchers, clock }: AmendmentSources,
  queryable: Queryable,
  {
    order,
    typed,
    terms,
  }: { readonly order: OrderSnapshot; readonly typed: TypedAmendment; readonly terms: SellingTerms },
): Promise<JudgedAmendment | AmendmentProblem> {
  const ids = [...order.lines, ...typed.added].map(({ conditionId }) => conditionId);
  const atHome = await catalogue.forSale(queryable, [...new Set(ids)], terms.prices);
  const lines = order.lines.map((line) => lineToAmend(order, line, atHome.get(line.conditionId)));
  const added = addedLines(order, typed, terms, { atHome, now: clock() });
  if ('code' in added) return added;
  if (typed.shipping === 'computed' && lines.some(({ sold }, i) => sold === undefined && typed.lines[i]?.amount !== 0))
    return { ok: false, code: 'weight-unknown' };
  const uses = claimsOf(order, await vouchers.usesOf(queryable, order.id), terms);
  const amended = amendOrder(
    { lines, charges: order.charges, total: order.total, vouchers: uses },
    { lines: typed.lines, added, shipping: typed.shipping },
    { ...termsFor(order, terms), now: clock() },
  );
  if (!amended.ok) return amended;
  const { priced, difference, changesPrices } = amended;
  const pieces = amendedPieces(
    order.lines,
    priced.lines.map(({ line }) => line),
  );
  const short = shortageOf(order, pieces, atHome);
  if (short !== null) return short;
  const granted = priced.vouchers.filter(({ price }) => price.gross !== 0);
  const goods: OrderGoods = {
    lines: priced.lines.map(amendedLine),
    goods: priced.goods,
    charges: labelledCharges(priced.charges, order.paymentCondition.title),
    vouchers: granted.map(({ voucher, price }) => ({
      ...{ code: voucher.code, session: sessionOf(order, voucher.key), kind: voucher.value.kind, price },
    })),
    total: priced.toPay,
  };
  return {
    ...{ ok: true, goods, difference, changesPrices, pieces },
    taken: [...pieces].flatMap(([id, amount]) => {
      const condition = atHome.get(id);
      return amount > 0 && condition !== undefined ? [{ condition, amount }] : [];
    }),
    vouchers: new Map(granted.map(({ voucher, price }) => [voucher.key, 0 - price.gross])),
    lapsed: uses.filter(({ key }) => !granted.some(({ voucher }) => voucher.key === key)).map(({ code }) => code),
  };
}

/** What an amendment is judged by. */
export interface AmendmentSources extends Pick<OrderSources, 'clock'> {
  readonly catalogue: Pick<OrderSources['catalogue'], 'forSale'>;
  readonly vouchers: Pick<VouchersService, 'usesOf'>;
}

/** An agreed line: its price, rate and deposit as they were. */
function lineToAmend(order: OrderSnapshot, line: OrderLine, sold: ConditionForSale | undefined): LineToAmend {
  const { amount, price, priceQuantity, deposit = 0, conditionId } = line;
  const taxRate = price.taxRates[0]?.rate ?? 0;
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

function addedLines(
  order: OrderSnapshot,
  { lines, added }: TypedAmendment,
  terms: SellingTerms,
  { atHome, now }: { readonly atHome: ReadonlyMap<string, ConditionForSale>; readonly now: number },
): Amendment<LineToAmend>['added'] | AmendmentProblem {
  const { forSale, taxedIn, untaxed } = taxedWhereItGoes(atHome, terms, { form: formOf(order), now });
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

/** The form that the order was placed with, as it is now. */
function formOf(order: OrderSnapshot): OrderDetails {
  const { email, address, shippingAddress, paymentCondition, carrier, externalNumber } = order;
  return {
    ...{ email, address, paymentCondition: paymentCondition.name, carrier: carrier ?? '' },
    ...{ separateShippingAddress: shippingAddress !== null, shippingAddress: shippingAddress ?? address },
    externalNumber: externalNumber ?? '',
  };
}

function termsFor(order: OrderSnapshot, { configuration, prices }: SellingTerms) {
  const country = (order.shippingAddress ?? order.address).country;
  return {
    destination: { ...destinationOf(formOf(order), configuration), country },
    rules: {
      ...{ shippingRules: configuration.shippingRules, ruleDeclaration: prices.shopDeclaration },
      lineDeclaration: order.shop.priceDeclaration,
      oneWayDepositTaxed:
        order.untaxed?.exemption === 'small-business' || isOneWayDepositTaxed(order.shop.seller.country),
    },
  };
}

/** The vouchers of an order as claims. One whose use is not stored counts with what it took off. */
function claimsOf(
  { vouchers }: OrderSnapshot,
  uses: readonly ClaimedVoucher[],
  { prices }: SellingTerms,
): ClaimedVoucher[] {
  return vouchers.map(({ code, session, kind, price }) => {
    const key = voucherCodeKey(code);
    const off = 0 - declaredAmount(price, prices.shopDeclaration);
    const value: VoucherTerms['value'] =
      kind === 'free-shipping'
        ? { kind }
        : kind === 'gift-balance'
          ? { kind, balance: 0 - price.gross }
          : { kind: 'fixed', amount: off };
    const known = { minimum: 0, validFrom: null, validTo: null, usesAllowed: null, used: 0, stopped: false };
    const use = uses.find((one) => one.key === key);
    return { ...{ key, code, session, reservedUntil: 0 }, terms: use?.terms ?? { ...known, value } };
  });
}

function sessionOf({ vouchers }: OrderSnapshot, key: string): string {
  return vouchers.find(({ code }) => voucherCodeKey(code) === key)?.session ?? '';
}

/** The first condition of which there are not enough pieces. Taking them from the stock decides in the end. */
function shortageOf(
  { lines }: OrderSnapshot,
  pieces: ReadonlyMap<string, number>,
  forSale: ReadonlyMap<string, ConditionForSale>,
): AmendmentProblem | null {
  const needed = new Map<string, number>();
  for (const [id, more] of pieces) {
    if (more <= 0) continue;
    const condition = forSale.get(id);
    const place = lines.findIndex(({ conditionId }) => conditionId === id);
    if (condition === undefined) return { ok: false, code: 'gone', place };
    const pool = poolOf(condition);
    const before = needed.get(pool.id) ?? 0;
    const left = pool.stock === null ? more : Math.floor(Math.max(0, pool.stock - before) / pool.factor);
    if (left < more && !condition.isBackordered)
      return { ok: false, code: 'sold-out', name: condition.productName, left };
    needed.set(pool.id, before + more * pool.factor);
  }
  return null;
}

/** A line as it is stored after the amendment. */
function amendedLine({
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

/** Writes the amendment of a locked order. All who read the order from now on read it. */
export async function writeAmendment(
  transaction: Transaction<Schema>,
  order: OrderSnapshot,
  amended: AmendedGoods,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ amendment: JSON.stringify(amended), total_gross: amended.total.gross })
    .where('id', '=', order.id)
    .execute();
  await addCorrectedWords(transaction, { ...order, ...amended });
}
