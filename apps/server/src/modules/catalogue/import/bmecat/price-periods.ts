import { momentIn } from '../../../../tables/german-moment.ts';
import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import type { PriceFlaw } from '../texts/bmecat.de.ts';
import type { CatalogueHead } from './catalogue-head.ts';
import { bmecatNumber, exact } from './numbers.ts';
import { unitName } from './order-units.ts';

/** What decides which prices of a file are for the shop. */
export interface MarketTerms {
  readonly countries: readonly string[];
  readonly head: CatalogueHead;
  /** What the product is sold by, as the file has it. */
  readonly orderUnit?: string | undefined;
}

/** A price as a file states it. */
export interface StatedPrice {
  readonly type: string;
  readonly amount: number;
  /** The amount as the file has it. */
  readonly written: string | undefined;
  readonly from: number;
  readonly tax: string | undefined;
}

/** The prices of one time: all of a product that begin and end together. */
export interface Period {
  /** Epoch ms, or infinite. */
  readonly from: number;
  readonly until: number;
  readonly prices: readonly StatedPrice[];
}

/** The prices in our currency and for our countries, by the times for which they are stated. */
export function periodsOf(blocks: readonly XmlElement[], terms: MarketTerms): Period[] {
  const periods = new Map<string, Period & { readonly prices: StatedPrice[] }>();
  for (const block of blocks) {
    const { from, until } = timeOf(block);
    const period = periods.get(`${from} ${until}`) ?? { from, until, prices: [] };
    periods.set(`${from} ${until}`, period);
    const stated = block.all('ARTICLE_PRICE', 'PRODUCT_PRICE').filter((price) => flawOf(price, terms) === null);
    period.prices.push(...stated.map((price) => statedOf(price, terms)));
  }
  return [...periods.values()];
}

function timeOf(block: XmlElement): Pick<Period, 'from' | 'until'> {
  return {
    from: moment(block, 'valid_start_date', 'VALID_START_DATE', 'from') ?? Number.NEGATIVE_INFINITY,
    until: moment(block, 'valid_end_date', 'VALID_END_DATE', 'until') ?? Number.POSITIVE_INFINITY,
  };
}

/** Prices by the amounts that they begin at, each once. A bound of less than one was meant for something else. */
export function tiers(prices: readonly StatedPrice[]): StatedPrice[] {
  const byBound = new Map<number, StatedPrice>();
  for (const price of prices) if (!byBound.has(price.from)) byBound.set(price.from, price);
  return [...byBound.values()].sort((one, other) => one.from - other.from);
}

function statedOf(price: XmlElement, { head: { priceFactor }, countries }: MarketTerms): StatedPrice {
  const factor = bmecatNumber(price.text('PRICE_FACTOR'));
  const bound = bmecatNumber(price.text('LOWER_BOUND'));
  const amount = bmecatNumber(price.text('PRICE_AMOUNT'));
  return {
    type: typeOf(price),
    written: price.text('PRICE_AMOUNT'),
    amount: exact(amount * (factor > 0 ? factor : 1) * priceFactor),
    from: bound >= 1 ? Math.ceil(bound) : 1,
    tax: price.text('TAX') ?? taxIn(price, countries)?.text('TAX'),
  };
}

/** The tax of the first of our countries that has one, else that of all, else the first. */
function taxIn(price: XmlElement, countries: readonly string[]): XmlElement | undefined {
  const all = price.all('TAX_DETAILS').filter((tax) => /^(?:vat)?$/i.test(tax.text('TAX_TYPE') ?? ''));
  const taxOf = (country: string | undefined) =>
    all.find((tax) => tax.text('JURISDICTION')?.slice(0, 2).toUpperCase() === country);
  const ours = countries.map(taxOf).find((tax) => tax !== undefined);
  return ours ?? taxOf(undefined) ?? all[0];
}

/** Why prices of a type cannot be taken, each reason once, in the file's order. */
export function flawsOf(
  type: string,
  blocks: readonly XmlElement[],
  terms: MarketTerms & { readonly now: number },
): PriceFlaw[] {
  const flaws = blocks.flatMap((block) => {
    const { from, until } = timeOf(block);
    return block
      .all('ARTICLE_PRICE', 'PRODUCT_PRICE')
      .filter((price) => typeOf(price) === type)
      .flatMap((price): PriceFlaw[] => {
        const flaw = flawOf(price, terms);
        if (flaw !== null) return [flaw];
        if (until <= terms.now) return [{ kind: 'over', until }];
        return from > terms.now ? [{ kind: 'to-come', from }] : [];
      });
  });
  return [...new Map(flaws.map((flaw) => [JSON.stringify(flaw), flaw])).values()];
}

function typeOf(price: XmlElement): string {
  return price.attributes.price_type ?? 'net_list';
}

/** The unit of a price that is not for what is sold: 2005 has prices for a metre of what is sold by the reel. */
function otherUnitOf(price: XmlElement, orderUnit: string | undefined): string | null {
  const base = price.child('PRICE_BASE');
  const unit = base?.text('PRICE_UNIT');
  const factor = bmecatNumber(base?.text('PRICE_UNIT_FACTOR'));
  if (unit === undefined || factor === 1) return null;
  const isSame = orderUnit === undefined ? Number.isNaN(factor) : unitName(unit) === unitName(orderUnit);
  return isSame ? null : unitName(unit);
}

/** Why a price is none of our market; null: it is. */
function flawOf(price: XmlElement, { head, countries, orderUnit }: MarketTerms): PriceFlaw | null {
  const unit = otherUnitOf(price, orderUnit);
  if (unit !== null) return { kind: 'unit', unit };
  const currency = price.text('PRICE_CURRENCY') ?? head.currency ?? 'EUR';
  if (currency.toUpperCase() !== 'EUR') return { kind: 'currency', currency };
  const own = price.all('TERRITORY').flatMap(({ value }) => value ?? []);
  const territories = own.length > 0 ? own : head.territories;
  const isForUs = territories.some((one) => countries.includes(one.slice(0, 2).toUpperCase()));
  return territories.length === 0 || isForUs ? null : { kind: 'territory', territories, countries };
}

/** What 2005 writes in one: `2026-11-21T18:00:00+01:00`. */
const inOne = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T(\d[\d:.]*)(.*))?$/;
const clock = /^(\d{1,2}):(\d{2})(:\d{2})?/;
const zone = /^([+-]\d{2}):?(\d{2})$/;

/** A moment in epoch ms, as {@link momentIn} reads it: without a zone the clock in Vienna counts. */
function moment(block: XmlElement, type: string, name: string, end: 'from' | 'until'): number | undefined {
  const typed = block.all('DATETIME').find(({ attributes }) => attributes.type === type);
  const [, year = '', month = '', date = '', time, offset] =
    inOne.exec(typed?.text('DATE') ?? block.text(name) ?? '') ?? [];
  const day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  const [, hours, minutes, seconds = ':00'] = clock.exec(typed?.text('TIME') ?? time ?? '') ?? [];
  const at =
    hours === undefined
      ? day
      : `${day}T${hours.padStart(2, '0')}:${minutes}${seconds}${zoneOf(typed?.text('TIMEZONE') ?? offset)}`;
  return momentIn(at, end)?.at;
}

/** `Z`, `-07:00`, `-0700`; empty where there is none. */
function zoneOf(written = ''): string {
  const [, hours, minutes] = zone.exec(written.trim()) ?? [];
  if (hours !== undefined) return `${hours}:${minutes}`;
  return /^(?:Z|UTC|GMT)$/i.test(written.trim()) ? 'Z' : '';
}
