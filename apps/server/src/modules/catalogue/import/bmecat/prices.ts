import type { PriceDeclaration } from '@kontor/domain';
import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import type { PriceFlaw } from '../texts/bmecat.de.ts';
import { percentOf } from './numbers.ts';
import { flawsOf, type MarketTerms, type Period, periodsOf, type StatedPrice, tiers } from './price-periods.ts';

/** The settings for choosing one of a file's prices. */
export interface PriceTerms extends MarketTerms {
  readonly declaration: PriceDeclaration;
  /** The price type that the operator named as the selling price. */
  readonly priceType?: string | undefined;
  readonly now: number;
}

/** The price of a product, and its scales. */
export interface ProductPrice {
  readonly type: string;
  readonly declared: PriceDeclaration | undefined;
  /** EUR. NaN if the text is no number. */
  readonly amount: number;
  /** The amount as in the file. */
  readonly written: string | undefined;
  /** The amount from which the first price applies. */
  readonly from: number;
  readonly scales: readonly { readonly from: number; readonly price: number }[];
  /** Percent. Undefined if the file states none, NaN if it is ambiguous. */
  readonly taxRate: number | undefined;
  readonly listPrice: number | undefined;
  readonly sale: LimitedPrice | undefined;
  /** When the price ends, in epoch ms, if it has an end. */
  readonly endsAt: number | undefined;
}

/** A lower price for a limited time, besides the price before and after it. */
export interface LimitedPrice {
  readonly price: number;
  /** Epoch ms. Undefined: it began long ago. */
  readonly from: number | undefined;
  readonly until: number;
}

/**
 * The result for a product's price blocks. Without a usable price, `types` are those in the file, and `flaws` say what
 * is wrong with the wanted type.
 */
export type FoundPrice =
  | { readonly price: ProductPrice; readonly hasOthers: boolean }
  | { readonly price: null; readonly types: readonly string[]; readonly flaws: readonly PriceFlaw[] };

/** Whether the price types of BMEcat are net or gross. For any other type the operator has to name it. */
const declaredAs: Readonly<Record<string, PriceDeclaration>> = {
  ...{ net_list: 'net', net_customer: 'net', net_customer_exp: 'net', gros_list: 'gross' },
};

/** The prices of one type in a period, by the amounts at which they begin. The first one is the usual price. */
interface PricedPeriod extends Period {
  readonly tiers: readonly [StatedPrice, ...StatedPrice[]];
}

/**
 * The selling price: from the block that is valid now, in the shop's currency and country. Its type is the one that the
 * operator named, or the list price, preferably net or gross as the shop declares its prices. A customer's price
 * (`net_customer`) is the operator's purchase price, so only the operator can choose it as the selling price.
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
    const found = usualAndReduced(pricedPeriods(type, periods), terms.now);
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

interface UsualAndReduced {
  readonly usual: PricedPeriod;
  readonly reduced: PricedPeriod | undefined;
}

/** The period of the current price, and the period of a temporary lower price. Null if no price is valid now. */
function usualAndReduced(periods: readonly PricedPeriod[], now: number): UsualAndReduced | null {
  const valid = periods.filter(({ from, until }) => from <= now && now < until);
  // The period that began last. Of two with the same beginning, the one with an end.
  const current = valid.sort((one, other) => latestFirst(one.from, other.from) || one.until - other.until)[0];
  if (current === undefined) return null;
  const lasting = valid.find(({ until }) => until === Number.POSITIVE_INFINITY);
  if (lasting !== undefined && amountIn(current) < amountIn(lasting)) return { usual: lasting, reduced: current };
  const coming = periods
    .filter(({ from, until }) => from > now && until < Number.POSITIVE_INFINITY)
    .filter((period) => current === lasting && amountIn(period) < amountIn(current))
    .sort((one, other) => one.from - other.from)[0];
  return { usual: current, reduced: coming };
}

/** Compares times that may both be infinite. */
function latestFirst(one: number, other: number): number {
  if (one === other) return 0;
  return one > other ? -1 : 1;
}

/** The price of the smallest amount. */
function amountIn({ tiers: [first] }: PricedPeriod): number {
  return first.amount;
}

function priceIn(type: string, { usual, reduced }: UsualAndReduced): ProductPrice {
  const [first, ...others] = usual.tiers;
  const both = [usual, ...(reduced ? [reduced] : [])];
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
    endsAt: Number.isFinite(usual.until) ? usual.until : undefined,
  };
}

/**
 * How many of a product's prices are used: all of the current period, of any type, and those of the reducing period
 * without the scales that a sale cannot express.
 */
function takenOf(type: string, { usual, reduced }: UsualAndReduced): number {
  if (reduced === undefined) return usual.prices.length;
  const isSaid = ({ type: other, from, amount }: StatedPrice) => {
    const former = usual.tiers.findLast((price) => price.from <= from) ?? usual.tiers[0];
    return other !== type || amount === Math.min(former.amount, amountIn(reduced));
  };
  return usual.prices.length + reduced.prices.filter(isSaid).length;
}
