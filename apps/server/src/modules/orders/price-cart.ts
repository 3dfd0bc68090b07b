import type { CartItem } from '@kontor/contract';
import {
  addPrices,
  type Cents,
  declaredAmount,
  lineTotal,
  type PriceDeclaration,
  type PricedOrder,
  priceOrder,
  type ShippingRule,
  shippingCost,
  type VoucherValue,
} from '@kontor/domain';
import type { ConditionForSale } from '../catalogue/condition-for-sale.ts';
import { type AvailableLine, availableLines, type Shortage } from './available-lines.ts';

/** Where a cart goes to and by whom: the chosen carrier, or all of them while none is chosen, the first that serves it then counts. */
export interface Destination {
  readonly country: string;
  readonly carriers: readonly string[];
}

/** What the operator's configuration decides about prices. */
export interface PricingRules {
  readonly priceDeclaration: PriceDeclaration;
  readonly shippingRules: readonly ShippingRule[];
}

/** A cart with its prices, or the refusal that no shipping rule serves it. The shortages say what is not in the price. */
export type PricedCart =
  | {
      readonly ok: true;
      readonly priced: PricedOrder<AvailableLine, { readonly value: VoucherValue }>;
      readonly shortages: readonly Shortage[];
    }
  | { readonly ok: false; readonly code: 'not-deliverable'; readonly shortages: readonly Shortage[] };

/** What a cart costs by the database's prices and the operator's rules. Pure: order/calc and order/finish get the same answer. */
export function priceCart(
  items: readonly CartItem[],
  destination: Destination,
  forSale: ReadonlyMap<string, ConditionForSale>,
  rules: PricingRules,
): PricedCart {
  const declaration = rules.priceDeclaration;
  const { lines, shortages } = availableLines(items, forSale);
  const cost = costOfShipping(lines, destination, rules);
  if (cost === null) return { ok: false, code: 'not-deliverable', shortages };
  return { ok: true, priced: priceOrder({ lines, shipping: cost, vouchers: [], declaration }), shortages };
}

/** In cents as declared; null when no rule serves the shipment. Nothing to send costs nothing. */
function costOfShipping(lines: readonly AvailableLine[], destination: Destination, rules: PricingRules): Cents | null {
  if (lines.length === 0) return 0;
  const { priceDeclaration } = rules;
  const goods = addPrices(lines.map((line) => lineTotal(line, priceDeclaration)));
  const shipment = {
    country: destination.country,
    goodsValue: declaredAmount(goods, priceDeclaration),
    weight: lines.reduce((sum, { condition, amount }) => sum + condition.weightGrams * amount, 0),
  };
  for (const carrier of destination.carriers) {
    const shipping = shippingCost(rules.shippingRules, { ...shipment, carrier });
    if (shipping.ok) return shipping.cost;
  }
  return null;
}
