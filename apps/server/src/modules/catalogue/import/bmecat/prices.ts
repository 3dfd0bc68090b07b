import type { PriceDeclaration } from '@kontor/domain';
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

/**
 * The price to sell at: from the block that is valid now, in the shop's currency and country. Its type is the one that
 * the operator named, or the list price, preferably net or gross as the shop declares its prices. A customer's price
 * (`net_customer`) is the operator's purchase price: only the operator can make it the price to sell at.
 */
export function priceOf(product: XmlElement, terms: PriceTerms): FoundPrice {
  const order = product.child('ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS');
  const blocks = [product, ...(order ? [order] : [])].flatMap((element) =>
    element.all('ARTICLE_PRICE_DETAILS', 'PRODUCT_PRICE_DETAILS'),
  );
  const all = blocks.flatMap((block) => block.all('ARTICLE_PRICE', 'PRODUCT_PRICE'));
  const stated = validBlocks(blocks, terms.now)
    .flatMap((block) => block.all('ARTICLE_PRICE', 'PRODUCT_PRICE'))
    .filter((price) => isOurs(price, terms))
    .map((price) => statedOf(price, terms.head));
  const wanted = terms.priceType
    ? [terms.priceType]
    : [`${terms.declaration === 'gross' ? 'gros' : 'net'}_list`, 'gros_list', 'net_list'];
  const type = wanted.find((some) => stated.some((price) => price.type === some));
  const [first, ...others] = tiers(stated.filter((price) => price.type === type));
  if (type === undefined || first === undefined)
    return { price: null, types: [...new Set(all.map(({ attributes }) => attributes.price_type ?? '?'))] };
  const tax = stated.find((price) => price.type === type && price.tax !== undefined)?.tax;
  return {
    price: {
      ...{ type, declared: declaredAs[type], amount: first.amount, from: first.from },
      scales: others.map(({ from, amount }) => ({ from, price: amount })),
      taxRate: tax === undefined ? undefined : percentOf(tax),
      listPrice: type === 'nrp' ? undefined : tiers(stated.filter((price) => price.type === 'nrp'))[0]?.amount,
    },
    hasOthers: stated.length < all.length,
  };
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

/** The blocks that are valid; of those that are valid for a time only, the one that began last. */
function validBlocks(blocks: readonly XmlElement[], now: number): XmlElement[] {
  const valid = blocks
    .map((block) => ({
      block,
      from: moment(block, 'valid_start_date', 'VALID_START_DATE') ?? -Infinity,
      until: moment(block, 'valid_end_date', 'VALID_END_DATE', true) ?? Infinity,
    }))
    .filter(({ from, until }) => from <= now && now < until);
  const latest = Math.max(...valid.map(({ from }) => from));
  return valid.filter(({ from }) => from === latest).map(({ block }) => block);
}

/** What 2005 writes in one: `2026-11-21T18:00:00+01:00`. */
const written = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T(\d{2}:\d{2})[\d:.]*(Z|[+-]\d{2}:?\d{2})?)?/;

/** A moment in ms: the day alone is its begin in UTC, or where it ends something, the begin of the next. */
function moment(block: XmlElement, type: string, name: string, isEnd = false): number | undefined {
  const typed = block.all('DATETIME').find(({ attributes }) => attributes.type === type);
  const day = written.exec(typed?.text('DATE') ?? block.text(name) ?? '');
  if (!day) return undefined;
  const [, year, month, date] = day.map(Number);
  const [, , , , clock, offset] = day;
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(typed?.text('TIME') ?? clock ?? '')?.map(Number) ?? [];
  const start = Date.UTC(year ?? 0, (month ?? 1) - 1, date ?? 1);
  if (hours === undefined) return isEnd ? start + 86_400_000 : start;
  return start + (hours * 60 + (minutes ?? 0)) * 60_000 - zoneMs(typed?.text('TIMEZONE') ?? offset);
}

/** `Z`, `-07:00`, `-0700`. */
function zoneMs(zone = 'Z'): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
