import type { Cents } from './money.ts';

/**
 * One rule of the operator's shipping costs, as the configuration stores it. A field that is absent sets no condition.
 */
export interface ShippingRule {
  /** Short names of the countries it serves, or '*' for all. */
  readonly countries: readonly string[] | '*';
  /** Names of the carriers it is for, or '*' (also when absent) for all. */
  readonly carriers?: readonly string[] | '*';
  /** Goods value in cents, as the shop declares prices, from which the rule applies. */
  readonly fromValue?: Cents;
  /** Weight of the goods in grams from which the rule applies. */
  readonly fromWeight?: number;
  /** Weight of the goods in grams up to which, inclusive, the rule applies. */
  readonly toWeight?: number;
  /** The cost in cents, gross or net as the shop declares prices. */
  readonly cost: Cents;
  /** Goods value in cents from which, inclusive, nothing is asked. */
  readonly freeFrom?: Cents;
}

/**
 * What is to be sent: where to, by whom ('' when the shop offers no choice), its declared value before vouchers, its
 * weight in grams.
 */
export interface Shipment {
  readonly country: string;
  readonly carrier: string;
  readonly goodsValue: Cents;
  readonly weight: number;
}

/** The cost in cents and the rule it comes from, or the refusal that no rule serves the shipment. */
export type ShippingCost =
  | { readonly ok: true; readonly cost: Cents; readonly rule: ShippingRule }
  | { readonly ok: false; readonly code: 'not-deliverable' };

/** What a shipment costs: the first rule that matches decides, so special rules stand before general ones. */
export function shippingCost(rules: readonly ShippingRule[], shipment: Shipment): ShippingCost {
  const rule = rules.find((candidate) => matches(candidate, shipment));
  if (rule === undefined) return { ok: false, code: 'not-deliverable' };
  const free = rule.freeFrom !== undefined && shipment.goodsValue >= rule.freeFrom;
  return { ok: true, cost: free ? 0 : rule.cost, rule };
}

function matches(rule: ShippingRule, { country, carrier, goodsValue, weight }: Shipment): boolean {
  const { countries, carriers = '*', fromValue = 0, fromWeight = 0, toWeight = Number.POSITIVE_INFINITY } = rule;
  return (
    (countries === '*' || countries.includes(country)) &&
    (carriers === '*' || carriers.includes(carrier)) &&
    goodsValue >= fromValue &&
    weight >= fromWeight &&
    weight <= toWeight
  );
}
