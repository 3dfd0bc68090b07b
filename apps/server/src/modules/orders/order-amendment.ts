import { amendedPieces, amendOrder, type Cents, type Price } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { BoughtPieces } from '../catalogue/stock.service.ts';
import type { VouchersService } from '../vouchers/vouchers.service.ts';
import { addedLines, amendedLine, lineToAmend } from './amended-order-lines.ts';
import { underVatId } from './amended-tax.ts';
import { type AmendmentProblem, shortageOf, type TypedAmendment } from './amendment-problem.ts';
import { claimsOf, formOf, sessionOf, termsFor } from './amendment-terms.ts';
import { checkedBuyer } from './business-buyer.ts';
import { labelledCharges } from './order-charges.ts';
import type { OrderSources, SellingTerms } from './order-sources.ts';
import { addCorrectedWords } from './order-words.ts';
import type { AmendedGoods, OrderGoods, OrderSnapshot } from './types.ts';

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
  /** The order under its new VAT id, with the tax that follows; null: it keeps its VAT id. */
  readonly under: OrderSnapshot | null;
  /** The codes of vouchers that take nothing off any more. */
  readonly lapsed: readonly string[];
}

/**
 * Judges an amendment, as the given connection sees vouchers and catalogue: agreed lines keep their price, tax and
 * deposit, added ones cost what the customer's group pays now, taxed where the goods go. Another VAT id may change the
 * tax of all, whose nets stay then.
 */
export async function judgeAmendment(
  { catalogue, vouchers, vatIds, clock }: AmendmentSources,
  queryable: Queryable,
  {
    order: before,
    typed,
    terms,
  }: { readonly order: OrderSnapshot; readonly typed: TypedAmendment; readonly terms: SellingTerms },
): Promise<JudgedAmendment | AmendmentProblem> {
  const ids = [...before.lines, ...typed.added].map(({ conditionId }) => conditionId);
  const atHome = await catalogue.forSale(queryable, [...new Set(ids)], terms.prices);
  const form = { ...formOf(before), ...(typed.vatId !== undefined && { vatId: typed.vatId }) };
  const check = await checkedBuyer({ vatIds, clock }, queryable, { form, configuration: terms.configuration });
  const under = underVatId(before, typed.vatId, terms, { atHome, check, now: clock() });
  if (under !== null && 'code' in under) return under;
  const order = under ?? before;
  const lines = order.lines.map((line) => lineToAmend(order, line, atHome.get(line.conditionId)));
  const added = addedLines(order, typed, terms, { atHome, now: clock() });
  if ('code' in added) return added;
  if (typed.shipping === 'computed' && lines.some(({ sold }, i) => sold === undefined && typed.lines[i]?.amount !== 0))
    return { ok: false, code: 'weight-unknown' };
  const uses = claimsOf(order, await vouchers.usesOf(queryable, order.id), terms);
  const amended = amendOrder(
    { lines, charges: order.charges, total: order.total, vouchers: uses },
    { lines: typed.lines, added, shipping: typed.shipping, changesElse: under !== null },
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
    ...{ ok: true, goods, difference, changesPrices, pieces, under },
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
  readonly vatIds: Pick<OrderSources['vatIds'], 'known'>;
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
