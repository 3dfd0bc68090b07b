import type { CalculatedOrder, OrderCalculation } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import type { Queryable } from '../../database/database.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { ShopConfiguration } from '../configuration/shop-configuration.ts';
import { cartChanges } from './cart-changes.ts';
import { destinationOf, orderForm } from './order-form.ts';
import type { OrderSources } from './order-sources.ts';
import { type PricedCart, priceCart } from './price-cart.ts';

/** What a cart costs now (CONTRACT §5, order/calc). Refuses a cart that no shipping rule serves: its total would be a guess. */
export async function calculateOrder(
  sources: OrderSources,
  body: OrderCalculation,
): Promise<CalculatedOrder | Refused> {
  const configuration = await sources.configuration.current();
  const cart = await priceCartNow(sources, sources.database.read, body, configuration);
  return cart.ok ? calculatedOrder(body, cart) : refused(409, cart.code);
}

/** The price of a cart by what the database says at this moment, in one read of it. */
export async function priceCartNow(
  { catalogue }: Pick<OrderSources, 'catalogue'>,
  queryable: Queryable,
  body: OrderCalculation,
  configuration: ShopConfiguration,
): Promise<PricedCart> {
  const conditionIds = new Set(body.items.map(({ condition }) => condition._id));
  const forSale = await catalogue.forSale(queryable, [...conditionIds]);
  const { shippingRules, uiSettings } = configuration;
  const rules = { shippingRules, priceDeclaration: uiSettings.priceDeclaration };
  return priceCart(body.items, destinationOf(orderForm(body), configuration), forSale, rules);
}

/** The answer of order/calc: what can be bought with its prices, and what is not as the cart has it. */
export function calculatedOrder(body: OrderCalculation, cart: PricedCart & { ok: true }): CalculatedOrder {
  const { priced, shortages } = cart;
  return {
    shippingCosts: wirePrice(priced.shippingCosts),
    vouchers: [],
    total: wirePrice(priced.total),
    items: priced.lines.map(({ line, price, total }) => ({
      condition: { _id: line.condition.conditionId },
      amount: line.amount,
      price: wirePrice(price),
      total: wirePrice(total),
    })),
    changes: cartChanges(body, priced.lines, shortages),
  };
}
