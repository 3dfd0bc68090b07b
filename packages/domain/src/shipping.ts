import type { Cents } from './money.ts';

/** A rule of the operator's shipping costs. A missing field sets no condition. */
export interface ShippingRule {
  /** Short names of the countries it serves, or '*' for all. */
  readonly countries: readonly string[] | '*';
  /** The names of its carriers; '*' or missing for all. */
  readonly carriers?: readonly string[] | '*';
  /** The value of the goods from which the rule applies, in cents as the shop declares prices. */
  readonly fromValue?: Cents;
  /** Weight of the goods in grams from which the rule applies. */
  readonly fromWeight?: number;
  /** Weight of the goods in grams up to which, inclusive, the rule applies. */
  readonly toWeight?: number;
  /** The cost in cents, gross or net as the shop declares prices. */
  readonly cost: Cents;
  /** The value of the goods from which, inclusive, shipping is free, in cents. */
  readonly freeFrom?: Cents;
}

/**
 * A shipment: its country, its carrier ('' if the shop offers no choice), the declared value of its goods before
 * vouchers in cents, and its weight in grams.
 */
export interface Shipment {
  readonly country: string;
  readonly carrier: string;
  readonly goodsValue: Cents;
  readonly weight: number;
}

/** The cost in cents with its rule, or the refusal that no rule serves the shipment. */
export type ShippingCost =
  | { readonly ok: true; readonly cost: Cents; readonly rule: ShippingRule }
  | { readonly ok: false; readonly code: 'not-deliverable' };

/** The shipping cost of a shipment. The first matching rule decides, so special rules stand before general ones. */
export function shippingCost(rules: readonly ShippingRule[], shipment: Shipment): ShippingCost {
  const rule = rules.find((candidate) => matches(candidate, shipment));
  if (rule === undefined) return { ok: false, code: 'not-deliverable' };
  const free = rule.freeFrom !== undefined && shipment.goodsValue >= rule.freeFrom;
  return { ok: true, cost: free ? 0 : rule.cost, rule };
}

/**
 * Whether goods cost the same to ship to two countries, whatever they weigh and are worth: the same conditions and
 * costs apply in the same order. `carrier`: '' if the shop offers no choice. Countries that no rule serves are not
 * alike.
 */
export function areShippedAlike(
  rules: readonly ShippingRule[],
  carrier: string,
  [one, other]: readonly [string, string],
): boolean {
  const termsFor = (country: string) => rules.filter((rule) => serves(rule, { country, carrier })).map(termsOf);
  const terms = termsFor(one);
  return terms.length > 0 && JSON.stringify(terms) === JSON.stringify(termsFor(other));
}

/** How much a shipment lacks to be free: the value from which it would be, and what is missing. In cents. */
export interface FreeShipping {
  readonly from: Cents;
  /** 0: it is free because of its value. */
  readonly missing: Cents;
}

/**
 * How far a shipment is from free shipping. Null if it never is, or if dearer goods would follow another rule that is
 * not free.
 */
export function freeShippingOf(rules: readonly ShippingRule[], shipment: Shipment): FreeShipping | null {
  const now = shippingCost(rules, shipment);
  const from = now.ok ? now.rule.freeFrom : undefined;
  if (from === undefined) return null;
  const then = shippingCost(rules, { ...shipment, goodsValue: Math.max(from, shipment.goodsValue) });
  return then.ok && then.cost === 0 ? { from, missing: Math.max(0, from - shipment.goodsValue) } : null;
}

/**
 * The declared value of goods in cents from which a carrier takes them to a country for nothing, whatever they weigh.
 * Null if there is none, or if it depends on weight or value.
 */
export function freeShippingFrom(
  rules: readonly ShippingRule[],
  to: Pick<Shipment, 'country' | 'carrier'>,
): Cents | null {
  const [first, ...others] = rules.filter((rule) => serves(rule, to));
  const isAlike = others.every(({ freeFrom }) => freeFrom === first?.freeFrom);
  return isAlike ? (first?.freeFrom ?? null) : null;
}

/** The part of a rule that does not say where it applies, in a fixed order. */
function termsOf({ fromValue = 0, fromWeight = 0, toWeight, cost, freeFrom }: ShippingRule) {
  return [fromValue, fromWeight, toWeight ?? null, cost, freeFrom ?? null];
}

function serves(
  { countries, carriers = '*' }: ShippingRule,
  { country, carrier }: Pick<Shipment, 'country' | 'carrier'>,
): boolean {
  return (countries === '*' || countries.includes(country)) && (carriers === '*' || carriers.includes(carrier));
}

function matches(rule: ShippingRule, shipment: Shipment): boolean {
  const { goodsValue, weight } = shipment;
  const { fromValue = 0, fromWeight = 0, toWeight = Number.POSITIVE_INFINITY } = rule;
  return serves(rule, shipment) && goodsValue >= fromValue && weight >= fromWeight && weight <= toWeight;
}
