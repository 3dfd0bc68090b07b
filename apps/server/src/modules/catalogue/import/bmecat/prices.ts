import type { PriceDeclaration } from '@kontor/domain';
import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import type { PriceFlaw } from '../texts/bmecat.de.ts';
import { percentOf } from './numbers.ts';
import { flawsOf, type MarketTerms, type Period, periodsOf, type StatedPrice, tiers } from './price-periods.ts';

/** What decides which of a file's prices is taken. */
export interface PriceTerms extends MarketTerms {
  readonly declaration: PriceDeclaration;
  /** What the operator says is the price to sell at. */
  readonly priceType?: string | undefined;
  readonly now: number;
}

/** The price of a product, and its scales. */
export interface ProductPrice {
  readonly type: string;
  readonly declared: PriceDeclaration | undefined;
  /** EUR; NaN where what is written is no number. */
  readonly amount: number;
  /** The amount as the file has it. */
  readonly written: string | undefined;
  /** The amount from which on the first price is. */
  readonly from: number;
  readonly scales: readonly { readonly from: number; readonly price: number }[];
  /** Percent; undefined where the file says none, NaN where nobody can tell. */
  readonly taxRate: number | undefined;
  readonly listPrice: number | undefined;
  readonly sale: LimitedPrice | undefined;
  /** When the price ends, in epoch ms, if it does. */
  readonly endsAt: number | undefined;
}

/** A lower price that the file has for a time, beside the one that holds before and after it. */
export interface LimitedPrice {
  readonly price: number;
  /** Epoch ms; undefined: it began long ago. */
  readonly from: number | undefined;
  readonly until: number;
}

/**
 * The result of a product's price blocks. If none can be taken, `types` are those of its prices, and `flaws` say what
 * is wrong with those of the type that was looked for.
 */
export type FoundPrice =
  | { readonly price: ProductPrice; readonly hasOthers: boolean }
  | { readonly price: null; readonly types: readonly string[]; readonly flaws: readonly PriceFlaw[] };

/** How the price types of BMEcat are stated; one that is not here the operator has to name. */
const declaredAs: Readonly<Record<string, PriceDeclaration>> = {
  ...{ net_list: 'net', net_customer: 'net', net_customer_exp: 'net', gros_list: 'gross' },
};

/** What a period has of one type of prices, by the amounts that they begin at; the first is the usual price. */
interface PricedPeriod extends Period {
  readonly tiers: readonly [StatedPrice, ...StatedPrice[]];
}

/**
 * The price to sell at: from the block that is valid now, in the shop's currency and country. Its type is the one that
 * the operator named, or the list price, preferably net or gross as the shop declares its prices. A customer's price
 * (`net_customer`) is the operator's purchase price: only the operator can make it the price to sell at.
 *
 * A block with an end that is cheaper than one without is a sale. Without the other one, the price itself ends.
 */
export function priceOf(product: XmlElement, terms: PriceTerms): FoundPrice {
  const order = product.child('ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS');
  const blocks = [product, ...(order ? [order] : [])].flatMap((element) =>
    element.all('ARTICLE_PRICE_DETAILS', 'PRODUCT_PRICE_DETAILS'),
  );
  const all = blocks.flatMap((block) => block.all('ARTICLE_PRICE', 'PRODUCT_PRICE'));
  const market = { ...terms, orderUnit: order?.text('ORDER_UNIT') };
  const periods = periodsOf(blocks, market);
  const wanted = terms.priceType
    ? [terms.priceType]
    : [`${terms.declaration === 'gross' ? 'gros' : 'net'}_list`, 'gros_list', 'net_list'];
  for (const type of wanted) {
    const found = heldAndReduced(pricedPeriods(type, periods), terms.now);
    if (found !== null) return { price: priceIn(type, found), hasOthers: takenOf(type, found) < all.length };
  }
  const types = [...new Set(all.map(({ attributes }) => attributes.price_type ?? '?'))];
  const flaws = wanted.map((type) => flawsOf(type, blocks, market)).find((found) => found.length > 0);
  return { price: null, types, flaws: flaws ?? [] };
}

/** The periods with prices of one type. */
function pricedPeriods(type: string, periods: readonly Period[]): PricedPeriod[] {
  return periods.flatMap((period) => {
    const [first, ...others] = tiers(period.prices.filter((price) => price.type === type));
    return first === undefined ? [] : { ...period, tiers: [first, ...others] };
  });
}

interface HeldAndReduced {
  readonly held: PricedPeriod;
  readonly reduced: PricedPeriod | undefined;
}

/** The period whose price holds now, and the one that reduces it for a time; null: no price is valid now. */
function heldAndReduced(periods: readonly PricedPeriod[], now: number): HeldAndReduced | null {
  const valid = periods.filter(({ from, until }) => from <= now && now < until);
  // The one that began last; of two that began together the one that ends.
  const current = valid.sort((one, other) => latestFirst(one.from, other.from) || one.until - other.until)[0];
  if (current === undefined) return null;
  const lasting = valid.find(({ until }) => until === Number.POSITIVE_INFINITY);
  if (lasting !== undefined && amountIn(current) < amountIn(lasting)) return { held: lasting, reduced: current };
  const coming = periods
    .filter(({ from, until }) => from > now && until < Number.POSITIVE_INFINITY)
    .filter((period) => current === lasting && amountIn(period) < amountIn(current))
    .sort((one, other) => one.from - other.from)[0];
  return { held: current, reduced: coming };
}

/** Compares moments that may both be infinite. */
function latestFirst(one: number, other: number): number {
  if (one === other) return 0;
  return one > other ? -1 : 1;
}

/** What the smallest amount costs. */
function amountIn({ tiers: [first] }: PricedPeriod): number {
  return first.amount;
}

function priceIn(type: string, { held, reduced }: HeldAndReduced): ProductPrice {
  const [first, ...others] = held.tiers;
  const both = [held, ...(reduced ? [reduced] : [])];
  const tax = both.flatMap((period) => period.tiers).find((price) => price.tax !== undefined)?.tax;
  const recommended = both.flatMap(({ prices }) => prices).filter((price) => price.type === 'nrp');
  return {
    ...{ type, declared: declaredAs[type], amount: first.amount, written: first.written, from: first.from },
    scales: others.map(({ from, amount }) => ({ from, price: amount })),
    taxRate: tax === undefined ? undefined : percentOf(tax),
    listPrice: type === 'nrp' ? undefined : tiers(recommended)[0]?.amount,
    sale: reduced && {
      price: amountIn(reduced),
      from: Number.isFinite(reduced.from) ? reduced.from : undefined,
      until: reduced.until,
    },
    endsAt: Number.isFinite(held.until) ? held.until : undefined,
  };
}

/**
 * How many of a product's prices are known: all of the period that holds, of whatever type, and of the one that reduces
 * it all but the scales that the one price of a sale does not say.
 */
function takenOf(type: string, { held, reduced }: HeldAndReduced): number {
  if (reduced === undefined) return held.prices.length;
  const isSaid = ({ type: other, from, amount }: StatedPrice) => {
    const usual = held.tiers.findLast((price) => price.from <= from) ?? held.tiers[0];
    return other !== type || amount === Math.min(usual.amount, amountIn(reduced));
  };
  return held.prices.length + reduced.prices.filter(isSaid).length;
}
