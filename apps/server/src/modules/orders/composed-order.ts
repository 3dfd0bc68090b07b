import type { OrderCalculation } from '@kontor/contract';
import {
  availableLines,
  type Cents,
  type ConditionForSale,
  maxAmount,
  type OrderDetails,
  priceAt,
  rateOfLine,
  retaxed,
  type Shortage,
  withSettledDelivery,
} from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { privateId } from '../../private-id.ts';
import { takeFromStock, updateStockLights } from '../catalogue/stock.service.ts';
import { orderRecipients } from '../configuration/configuration.service.ts';
import type { AgreedTexts } from './agreed-texts.ts';
import { type BuyerSources, buyerOf, checkBuyer, checkedBuyer } from './business-buyer.ts';
import { ageRefusal } from './buyer-age.ts';
import { businessUnder, buyerTaxOf, isUnchecked, isUntaxedByVatId, retaxedAtNets, withBuyerTax } from './buyer-tax.ts';
import type { ByHand } from './by-hand.ts';
import { composeOrder, type UnnumberedOrder } from './compose-order.ts';
import { priceCartNow } from './order-calculation.ts';
import { orderForm } from './order-form.ts';
import { jobsOfOrder, vatIdCheckOf } from './order-jobs.ts';
import { keepContractTexts } from './order-placement.ts';
import { type OrderSources, type SellingTerms, sellingTerms } from './order-sources.ts';
import { claimKey } from './orders.repository.ts';
import { shortageCode, underNumber } from './place-order.ts';
import { placementRefusal } from './placement-refusals.ts';
import { readAgreed, writeSnapshot } from './stored-order.ts';
import { taxedWhereItGoes } from './taxed-where-it-goes.ts';
import type { OrderSnapshot } from './types.ts';

/** An order that is composed as it would be placed, and placed by nothing: it has neither id nor number. */
export type ComposedOrder = Omit<UnnumberedOrder, 'id'>;

/**
 * Composes an order with everything that it would store: lines, prices, charges, tax and texts. It takes no stock, and
 * has all options of the shop: which of them the customer agrees to is asked when it is placed.
 */
export async function composeByHand(
  sources: OrderSources,
  agreedTexts: AgreedTexts,
  asked: { readonly body: OrderCalculation; readonly viewer: Viewer | null; readonly unitPrices: ByHand['unitPrices'] },
): Promise<{ readonly order: ComposedOrder; readonly shopPrices: readonly Cents[] } | Refused> {
  const { body, viewer, unitPrices } = asked;
  const { read } = sources.database;
  if (await sources.goLive.isClosed()) return refused(409, 'shop-not-open');
  const terms = await sellingTerms(sources, viewer);
  const customer = viewer && (await sources.customers.byId(read, viewer.customerId));
  if (viewer !== null && customer === null) return refused(409, 'customer-stale');
  const options = terms.configuration.orderOptions.map(({ name }) => name);
  const byHand = { unitPrices };
  const form = orderForm(body, customer, byHand);
  const refusal = placementRefusal({ items: body.items, options }, form, terms.configuration, { byHand, customer });
  if (refusal !== null) return refusal;
  await checkBuyer(sources, form, terms.configuration);
  const cart = await priceCartNow(sources, read, { body, form, byHand }, terms);
  if (!cart.ok) return refused(409, shortageCode(cart) ?? cart.code);
  const shortage = shortageCode(cart);
  if (shortage !== null) return refused(409, shortage);
  const wrongAge = ageRefusal(cart, { form, now: sources.clock() });
  if (wrongAge !== null) return wrongAge;
  const texts = await keepContractTexts(sources, agreedTexts, terms);
  const { id: _, ...order } = composeOrder({
    ...{ id: '', createdAt: sources.clock(), form: withSettledDelivery(form), customer, options },
    ...{ cart, terms, texts },
  });
  return { order, shopPrices: cart.priced.lines.map(({ line }) => priceAt(line.condition, line.amount)) };
}

/** A composed order as it could be placed now. */
export interface OrderNow {
  /** With the tax of now (LAW T1). */
  readonly order: ComposedOrder;
  /** What of its goods is not there any more. */
  readonly shortages: readonly Shortage[];
  /** By condition id: what its lines are sold as. */
  readonly forSale: ReadonlyMap<string, ConditionForSale>;
}

/** A composed order in the shape of an order, under the number of the offer that promises it; without a key. */
export function asOrder(order: ComposedOrder, orderNumber: string): OrderSnapshot {
  return { ...order, id: '', orderNumber, confirmationDoc: { content: '', filename: '' } };
}

/** A composed order in its stored form. */
export function writeComposed(order: ComposedOrder, number: string): string {
  return writeSnapshot(asOrder(order, number));
}

/** Reads one that was stored under a number. @throws StoredJsonUnreadable for an unknown format. */
export function readComposed(snapshot: string, number: string): ComposedOrder {
  const stored = readAgreed({ order_number: number, snapshot, correction: null, amendment: null });
  const { id: _, orderNumber: __, confirmationDoc: ___, ...order } = stored;
  return order;
}

/**
 * A composed order as it could be placed now, read through one connection. Prices and charges stay as they were agreed,
 * whatever the catalogue says. Only the tax in them or on them is that of now, because the law taxes a delivery at the
 * rate of its time (docs/decisions/069), and by what VIES says of a business now. What VIES was not asked about stays.
 */
export async function composedOrderNow(
  { catalogue, vatIds, clock }: Pick<OrderSources, 'catalogue' | 'clock'> & BuyerSources,
  queryable: Queryable,
  order: ComposedOrder,
  terms: SellingTerms,
): Promise<OrderNow> {
  const { prices } = terms;
  const ids = [...new Set(order.lines.map(({ conditionId }) => conditionId))];
  const atHome = await catalogue.forSale(queryable, ids, prices);
  const form = destinationForm(order);
  const check = await checkedBuyer({ vatIds, clock }, queryable, { form, configuration: terms.configuration });
  const business = check === null ? order.business : (businessUnder(check.vatId, check) ?? undefined);
  const buyer = buyerOf(business === undefined ? {} : { business });
  const { taxedIn, untaxed, ...taxed } = taxedWhereItGoes(atHome, terms, { form, buyer, now: clock() });
  const rates = order.lines.map((line) => taxed.forSale.get(line.conditionId)?.taxRate ?? rateOfLine(line));
  const declared = { lines: order.shop.priceDeclaration, charges: prices.shopDeclaration };
  // Whether a business is taxed does not change its nets.
  const areNetsKept = isUntaxedByVatId({ untaxed }) !== isUntaxedByVatId(order);
  const goods = areNetsKept ? retaxedAtNets(order, rates, declared) : retaxed(order, rates, declared);
  const wanted = order.lines.map(({ productId, conditionId, amount, price }) => ({
    ...{ productId, conditionId, amount, unitPrice: price[order.shop.priceDeclaration] },
  }));
  const { shortages } = availableLines(wanted, inAnyAmount(atHome));
  return {
    order: withBuyerTax({ ...order, ...goods }, buyerTaxOf({ business, taxedIn, untaxed })),
    shortages,
    forSale: atHome,
  };
}

/** Conditions whose amounts do not matter, because an agreed amount stays as it is. */
function inAnyAmount(forSale: OrderNow['forSale']): OrderNow['forSale'] {
  const amounts = { min: 1, step: 1, max: maxAmount };
  return new Map([...forSale].map(([id, condition]) => [id, { ...condition, amounts }]));
}

/** The form that a composed order was made from, as far as its tax depends on it. */
export function destinationForm({ email, address, shippingAddress, business }: ComposedOrder): OrderDetails {
  return {
    ...(business && { vatId: business.vatId }),
    ...{ email, address, separateShippingAddress: shippingAddress !== null },
    ...{ shippingAddress: shippingAddress ?? address, paymentCondition: '', carrier: '', externalNumber: '' },
  };
}

/** A composed order to be placed. */
export interface ComposedPlacement {
  /** One key, one order. */
  readonly key: string;
  readonly now: OrderNow;
  readonly terms: SellingTerms;
  /** The account that it belongs to, which the transaction has locked; null: nobody's. */
  readonly customerId: string | null;
}

/**
 * Places a composed order inside a transaction, in the same steps as {@link placeInTransaction}: key, stock, jobs,
 * number. If it returns a refusal, the caller rolls back. After the commit the caller waits until it is on disk, and
 * wakes the jobs.
 */
export async function placeComposed(
  transaction: Transaction<Schema>,
  sources: Pick<OrderSources, 'database' | 'clock'>,
  { key, now: { order, shortages, forSale }, terms, customerId }: ComposedPlacement,
): Promise<OrderSnapshot | Refused> {
  const shortage = shortageCode({ shortages });
  if (shortage !== null) return refused(409, shortage);
  const claim = { id: privateId(), idempotencyKey: key, createdAt: sources.clock() };
  const row = { ...claim, email: order.email, paymentCondition: order.paymentCondition.name, customerId };
  if (!(await claimKey(transaction, row))) throw new Error('A composed order was placed twice');
  const bought = order.lines.flatMap(({ conditionId, amount }) => {
    const condition = forSale.get(conditionId);
    return condition === undefined ? [] : [{ condition, amount }];
  });
  const { stockRules } = terms.prices;
  const low = await takeFromStock(transaction, bought, stockRules);
  if (low === null) return refused(409, 'item-sold-out');
  const { id, createdAt } = claim;
  const unchecked = isUnchecked(order) ? (order.business?.vatId ?? null) : null;
  const jobs = jobsOfOrder({ ...order, id }, orderRecipients(terms.configuration), createdAt);
  await enqueueAll(transaction, unchecked === null ? jobs : [...jobs, vatIdCheckOf(id, createdAt)], createdAt);
  const hasNewVersion = await updateStockLights(transaction, low, stockRules);
  const pattern = terms.configuration.orderNumberPattern;
  const how = { engine: sources.database.engine, pattern, hasNewVersion, unchecked };
  return underNumber(transaction, { ...order, id, createdAt }, how);
}
