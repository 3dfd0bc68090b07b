import type { PriceDeclaration } from '@kontor/domain';
import { startOfDay } from '../../../../tables/german-moment.ts';
import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import type { CatalogueHead } from './catalogue-head.ts';
import { bmecatNumber, exact, percentOf } from './numbers.ts';

/** What decides which of a file's prices is taken. */
export interface PriceTerms {
  readonly declaration: PriceDeclaration;
  /** What the operator says is the price to sell at. */
  readonly priceType?: string | undefined;
  readonly countries: readonly string[];
  readonly now: number;
  readonly head: CatalogueHead;
}

/** The price of a product, and its scales. */
export interface ProductPrice {
  readonly type: string;
  readonly declared: PriceDeclaration | undefined;
  readonly amount: number;
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

/** The result of a product's price blocks; `types`: the types of its prices, if none can be taken. */
export type FoundPrice =
  | { readonly price: ProductPrice; readonly hasOthers: boolean }
  | { readonly price: null; readonly types: readonly string[] };

interface Stated {
  readonly type: string;
  readonly amount: number;
  readonly from: number;
  readonly tax: string | undefined;
}

/** How the price types of BMEcat are stated; one that is not here the operator has to name. */
const declaredAs: Readonly<Record<string, PriceDeclaration>> = {
  ...{ net_list: 'net', net_customer: 'net', net_customer_exp: 'net', gros_list: 'gross' },
};

/** The prices of one time: all of a product that begin and end together. */
interface Period {
  /** Epoch ms, or infinite. */
  readonly from: number;
  readonly until: number;
  readonly prices: readonly Stated[];
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
  const periods = periodsOf(blocks, terms);
  const wanted = terms.priceType
    ? [terms.priceType]
    : [`${terms.declaration === 'gross' ? 'gros' : 'net'}_list`, 'gros_list', 'net_list'];
  for (const type of wanted) {
    const found = heldAndReduced(periodsWith(type, periods), terms.now);
    if (found !== null) return { price: priceIn(type, found), hasOthers: countOf(type, found) < all.length };
  }
  return { price: null, types: [...new Set(all.map(({ attributes }) => attributes.price_type ?? '?'))] };
}

interface HeldAndReduced {
  readonly held: Period;
  readonly reduced: Period | undefined;
}

/** The period whose price holds now, and the one that reduces it for a time; null: no price is valid now. */
function heldAndReduced(periods: readonly Period[], now: number): HeldAndReduced | null {
  const valid = periods.filter(({ from, until }) => from <= now && now < until);
  // The one that began last; of two that began together the one that ends.
  const current = valid.sort((one, other) => latestFirst(one.from, other.from) || one.until - other.until)[0];
  if (current === undefined) return null;
  const lasting = valid.find(({ until }) => until === Number.POSITIVE_INFINITY);
  if (lasting !== undefined && lasting !== current && amountIn(current) < amountIn(lasting))
    return { held: lasting, reduced: current };
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
function amountIn({ prices: [first] }: Period): number {
  return first?.amount ?? Number.POSITIVE_INFINITY;
}

/** The periods with prices of one type, as tiers; the recommended price stays beside them. */
function periodsWith(type: string, periods: readonly Period[]): Period[] {
  return periods.flatMap((period) => {
    const own = tiers(period.prices.filter((price) => price.type === type));
    const recommended = period.prices.filter((price) => price.type === 'nrp' && type !== 'nrp');
    return own.length === 0 ? [] : { ...period, prices: [...own, ...recommended] };
  });
}

function priceIn(type: string, { held, reduced }: HeldAndReduced): ProductPrice {
  const isOfType = (price: Stated) => price.type === type;
  const [first, ...others] = held.prices.filter(isOfType);
  const taxed = [...held.prices, ...(reduced?.prices ?? [])].find(
    (price) => isOfType(price) && price.tax !== undefined,
  );
  return {
    ...{ type, declared: declaredAs[type], amount: first?.amount ?? Number.NaN, from: first?.from ?? 1 },
    scales: others.map(({ from, amount }) => ({ from, price: amount })),
    taxRate: taxed?.tax === undefined ? undefined : percentOf(taxed.tax),
    listPrice: tiers(
      [...held.prices, ...(reduced?.prices ?? [])].filter((price) => price.type === 'nrp' && type !== 'nrp'),
    )[0]?.amount,
    sale: reduced && {
      price: amountIn(reduced),
      from: Number.isFinite(reduced.from) ? reduced.from : undefined,
      until: reduced.until,
    },
    endsAt: Number.isFinite(held.until) ? held.until : undefined,
  };
}

/** How many of a product's prices are taken. Of a sale's scales those that its one price says too. */
function countOf(type: string, { held, reduced }: HeldAndReduced): number {
  const own = held.prices.filter((price) => price.type === type);
  const isSaid = ({ from, amount, type: other }: Stated) => {
    if (other !== type || reduced === undefined) return other === 'nrp';
    const usual = own.findLast((price) => price.from <= from) ?? own[0];
    return amount === Math.min(usual?.amount ?? amount, amountIn(reduced));
  };
  return held.prices.length + (reduced?.prices.filter(isSaid).length ?? 0);
}

/** The prices in our currency and for our countries, by the times for which they are stated. */
function periodsOf(blocks: readonly XmlElement[], terms: PriceTerms): Period[] {
  const periods = new Map<string, Period & { readonly prices: Stated[] }>();
  for (const block of blocks) {
    const from = moment(block, 'valid_start_date', 'VALID_START_DATE') ?? Number.NEGATIVE_INFINITY;
    const until = moment(block, 'valid_end_date', 'VALID_END_DATE', true) ?? Number.POSITIVE_INFINITY;
    const period = periods.get(`${from} ${until}`) ?? { from, until, prices: [] };
    periods.set(`${from} ${until}`, period);
    const stated = block.all('ARTICLE_PRICE', 'PRODUCT_PRICE').filter((price) => isOurs(price, terms));
    period.prices.push(...stated.map((price) => statedOf(price, terms.head)));
  }
  return [...periods.values()];
}

/** Prices by the amounts that they begin at, each once. A bound of less than one was meant for something else. */
function tiers(prices: readonly Stated[]): Stated[] {
  const byBound = new Map<number, Stated>();
  for (const price of prices) if (!byBound.has(price.from)) byBound.set(price.from, price);
  return [...byBound.values()].sort((one, other) => one.from - other.from);
}

function statedOf(price: XmlElement, { priceFactor }: CatalogueHead): Stated {
  const factor = bmecatNumber(price.text('PRICE_FACTOR'));
  const bound = bmecatNumber(price.text('LOWER_BOUND'));
  const amount = bmecatNumber(price.text('PRICE_AMOUNT'));
  return {
    type: price.attributes.price_type ?? 'net_list',
    amount: exact(amount * (factor > 0 ? factor : 1) * priceFactor),
    from: bound >= 1 ? Math.ceil(bound) : 1,
    tax: price.text('TAX') ?? price.child('TAX_DETAILS')?.text('TAX'),
  };
}

function isOurs(price: XmlElement, { head, countries }: PriceTerms): boolean {
  const currency = price.text('PRICE_CURRENCY') ?? head.currency ?? 'EUR';
  const own = price.all('TERRITORY').flatMap(({ value }) => value ?? []);
  const territories = own.length > 0 ? own : head.territories;
  return (
    currency.toUpperCase() === 'EUR' &&
    (territories.length === 0 || territories.some((one) => countries.includes(one.slice(0, 2).toUpperCase())))
  );
}

/** What 2005 writes in one: `2026-11-21T18:00:00+01:00`. */
const written = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T(\d{2}:\d{2})[\d:.]*(Z|[+-]\d{2}:?\d{2})?)?/;

/** A moment in epoch ms. A day alone is all of it in Vienna; a time without a zone is one in UTC. */
function moment(block: XmlElement, type: string, name: string, isEnd = false): number | undefined {
  const typed = block.all('DATETIME').find(({ attributes }) => attributes.type === type);
  const day = written.exec(typed?.text('DATE') ?? block.text(name) ?? '');
  if (!day) return undefined;
  const [, year = '', month = '', date = '', clock, offset] = day;
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(typed?.text('TIME') ?? clock ?? '')?.map(Number) ?? [];
  const dayAlone = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  if (hours === undefined) return startOfDay(dayAlone, isEnd ? 1 : 0) ?? undefined;
  const start = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return start + (hours * 60 + (minutes ?? 0)) * 60_000 - zoneMs(typed?.text('TIMEZONE') ?? offset);
}

/** `Z`, `-07:00`, `-0700`. */
function zoneMs(zone = 'Z'): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
