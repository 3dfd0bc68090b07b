import type { CalculatedOrder, OrderCalculation, OrderPlacement, Voucher } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import {
  deliveryAt,
  euroFromCents,
  isOneWayDepositTaxed,
  type OrderDetails,
  type PriceDeclaration,
  priceCart,
} from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { arrivalOfCart, waitsForTransfer, wireArrival } from './arrival.ts';
import { checkBuyer, checkedBuyer } from './business-buyer.ts';
import { ageForCart, ageRefusal, tooYoung } from './buyer-age.ts';
import type { ByHand } from './by-hand.ts';
import type { CalculatedCart, DeliverableCart } from './calculated-cart.ts';
import { type CartReader, cartChanges } from './cart-changes.ts';
import { labelledCharges, wireCharges } from './order-charges.ts';
import { destinationOf, orderForm } from './order-form.ts';
import { type OrderSources, type SellingTerms, sellingTerms } from './order-sources.ts';
import { placementRefusal } from './placement-refusals.ts';
import { withPricesBeside } from './prices-beside.ts';
import { taxedWhereItGoes } from './taxed-where-it-goes.ts';
import { wireTaxNote } from './untaxed-order.ts';
import { wireConditionTerms, wireDelivery, wireMinimumAge, wireNormPrice } from './wire-offer.ts';
import { wireToPay } from './wording/total-of-order.ts';

/**
 * The cost of a cart now (CONTRACT §5, order/calc). Refuses a cart that no shipping rule serves, because its total
 * would be a guess. The call shows that the customer is still there, so it renews the reservations of the vouchers that
 * count.
 */
export async function calculateOrder(
  sources: OrderSources,
  body: OrderCalculation & Pick<OrderPlacement, 'options'>,
  viewer: Viewer | null,
  byHand?: ByHand,
): Promise<CalculatedOrder | Refused> {
  const { read } = sources.database;
  const terms = await sellingTerms(sources, viewer);
  const customer = viewer && (await sources.customers.byId(read, viewer.customerId));
  const form = orderForm(body, customer, byHand);
  const missing = byHand?.isWhole ? placementRefusal(body, form, terms.configuration, { byHand, customer }) : null;
  if (missing !== null) return missing;
  await checkBuyer(sources, form, terms.configuration);
  const cart = await priceCartNow(sources, read, { body, form, byHand }, terms);
  if (!cart.ok) return refused(409, cart.code);
  const wrongAge = (byHand?.isWhole ? ageRefusal : tooYoung)(cart, { form, now: sources.clock() });
  if (wrongAge !== null) return wrongAge;
  await sources.vouchers.renew(cart.priced.vouchers.map(({ voucher }) => voucher));
  const notForThem = await offeredToOthers(sources, body, cart, terms);
  const { configuration, prices } = terms;
  const payment = configuration.paymentConditions.find(({ name }) => name === form.paymentCondition);
  const arrival = arrivalOfCart(cart, form, configuration, sources.clock());
  const calculated = {
    ...calculatedOrder(body, cart, { declaration: prices.declaration, notForThem }),
    ...wireArrival(arrival, waitsForTransfer(payment)),
  };
  return withPricesBeside(sources, body, calculated, viewer?.customerGroup ?? null);
}

/**
 * The conditions of the cart that this group cannot buy, but everybody else can. A condition that is offered to another
 * group alone is not named.
 */
async function offeredToOthers(
  { catalogue, database }: Pick<OrderSources, 'catalogue' | 'database'>,
  { items }: OrderCalculation,
  { shortages }: CalculatedCart,
  { prices }: SellingTerms,
): Promise<CartReader['notForThem']> {
  const goneIds = shortages.flatMap(({ kind, conditionId }) => (kind === 'gone' ? [conditionId] : []));
  if (prices.terms === null || goneIds.length === 0) return new Map();
  const everybodys = await catalogue.forSale(database.read, goneIds, await catalogue.pricesOf(null));
  const isInCart = (id: string, productId: string) =>
    items.some(({ product, condition }) => condition._id === id && product._id === productId);
  return new Map([...everybodys].filter(([id, { productId }]) => isInCart(id, productId)));
}

/**
 * Prices a cart by its goods and vouchers, as the given connection sees them. It uses no other connection, because it
 * also runs inside an order's transaction.
 */
export async function priceCartNow(
  sources: Pick<OrderSources, 'catalogue' | 'vouchers' | 'vatIds' | 'clock'>,
  queryable: Queryable,
  {
    body,
    form,
    byHand,
  }: { readonly body: OrderCalculation; readonly form: OrderDetails; readonly byHand: ByHand | undefined },
  { configuration, prices }: SellingTerms,
): Promise<CalculatedCart> {
  const { catalogue, vouchers, clock } = sources;
  const conditionIds = new Set(body.items.map(({ condition }) => condition._id));
  const atHome = await catalogue.forSale(queryable, [...conditionIds], prices);
  const buyer = await checkedBuyer(sources, queryable, { form, configuration });
  const taxedFor = { form, buyer, now: clock() };
  const { forSale, ...taxed } = taxedWhereItGoes(atHome, { configuration, prices }, taxedFor);
  const { shippingRules, paymentConditions, seller } = configuration;
  const payment = paymentConditions.find(({ name }) => name === form.paymentCondition);
  const { fee: paymentFee = 0, title = '' } = payment ?? {};
  const rules = {
    shippingRules,
    paymentFee,
    // Nothing of a small business has tax, so nothing of it has to be told apart.
    oneWayDepositTaxed: prices.taxes.isSmallBusiness || isOneWayDepositTaxed(seller.country),
    ruleDeclaration: prices.shopDeclaration,
    lineDeclaration: prices.declaration,
  };
  const claims = await vouchers.claims(queryable, body.vouchers ?? [], configuration);
  const lines = body.items.map(({ product, condition, amount }, i) => ({
    productId: product._id,
    conditionId: condition._id,
    amount,
    ...unitPriceOf(byHand, i),
  }));
  const cart = { lines, forSale, vouchers: claims, now: clock() };
  const priced = priceCart(cart, destinationOf(form, configuration), rules);
  if (!priced.ok) return priced;
  return { ...priced, charges: labelledCharges(priced.priced.charges, title), ...taxed, buyer };
}

function unitPriceOf(byHand: ByHand | undefined, line: number) {
  const unitPrice = byHand?.unitPrices[line];
  return unitPrice === undefined ? {} : { unitPrice };
}

/** The answer of order/calc: the available lines, the prices, and the changes since the cart was filled. */
function calculatedOrder(body: OrderCalculation, cart: DeliverableCart, reader: CartReader): CalculatedOrder {
  const { priced, goods, freeShipping } = cart;
  return {
    goods: wirePrice(goods),
    ...(freeShipping !== null && {
      freeShipping: { from: euroFromCents(freeShipping.from), missing: euroFromCents(freeShipping.missing) },
    }),
    ...wireCharges(cart.charges),
    vouchers: priced.vouchers.map(wireVoucher),
    total: wirePrice(priced.total),
    ...wireToPay(priced),
    ...wireTaxNote(cart),
    ...wireMinimumAge(ageForCart(cart)),
    ...(cart.buyer && { vatIdState: cart.buyer.state }),
    items: priced.lines.map((line) => wireLine(line, reader.declaration)),
    changes: cartChanges(body, cart, reader),
  };
}

type Priced = DeliverableCart['priced'];

function wireLine(
  { line: { condition, amount, normPrice }, price, total }: Priced['lines'][number],
  declaration: PriceDeclaration,
): CalculatedOrder['items'][number] {
  return {
    condition: { ...wireConditionTerms(condition, declaration), ...wireNormPrice(normPrice) },
    product: wireDelivery(deliveryAt(condition, amount)),
    amount,
    price: wirePrice(price),
    total: wirePrice(total),
  };
}

function wireVoucher({ voucher, price }: Priced['vouchers'][number]): Voucher {
  const { code, session, value } = voucher;
  return { code, session, kind: value.kind, price: wirePrice(price) };
}
