import { momentIn } from '../../../../tables/german-moment.ts';
import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import type { PriceFlaw } from '../texts/bmecat.de.ts';
import type { CatalogueHead } from './catalogue-head.ts';
import { bmecatNumber, exact } from './numbers.ts';
import { unitName } from './order-units.ts';

/** The settings for choosing the prices of a file. */
export interface MarketTerms {
  readonly countries: readonly string[];
  readonly head: CatalogueHead;
  /** The sales unit of the product, as in the file. */
  readonly orderUnit?: string | undefined;
}

/** A price in a file. */
export interface StatedPrice {
  readonly type: string;
  readonly amount: number;
  /** The amount as in the file. */
  readonly written: string | undefined;
  readonly from: number;
  readonly tax: string | undefined;
}

/** The prices of a product with the same beginning and end. */
export interface Period {
  /** Epoch ms, or infinite. */
  readonly from: number;
  readonly until: number;
  readonly prices: readonly StatedPrice[];
}

/** The prices in our currency and for our countries, by their periods. */
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

/** Prices by the amounts at which they begin, each once. A lower bound below one is ignored. */
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

/** The tax for the first of our countries that has one, otherwise the tax for all countries, otherwise the first. */
function taxIn(price: XmlElement, countries: readonly string[]): XmlElement | undefined {
  const all = price.all('TAX_DETAILS').filter((tax) => /^(?:vat)?$/i.test(tax.text('TAX_TYPE') ?? ''));
  const taxOf = (country: string | undefined) =>
    all.find((tax) => tax.text('JURISDICTION')?.slice(0, 2).toUpperCase() === country);
  const ours = countries.map(taxOf).find((tax) => tax !== undefined);
  return ours ?? taxOf(undefined) ?? all[0];
}

/** Why prices of a type are unusable, each reason once, in the file's order. */
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

/** The unit of a price if it is not the sales unit. Files of 2005 may price a reel by the metre. */
function otherUnitOf(price: XmlElement, orderUnit: string | undefined): string | null {
  const base = price.child('PRICE_BASE');
  const unit = base?.text('PRICE_UNIT');
  const factor = bmecatNumber(base?.text('PRICE_UNIT_FACTOR'));
  if (unit === undefined || factor === 1) return null;
  const isSame = orderUnit === undefined ? Number.isNaN(factor) : unitName(unit) === unitName(orderUnit);
  return isSame ? null : unitName(unit);
}

/** Why a price is not for our market, or null. */
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

/** Date and time in one text, as in 2005: `2026-11-21T18:00:00+01:00`. */
const inOne = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T(\d[\d:.]*)(.*))?$/;
const clock = /^(\d{1,2}):(\d{2})(:\d{2})?/;
const zone = /^([+-]\d{2}):?(\d{2})$/;

/** A time in epoch ms, read by {@link momentIn}. Without a zone it is Vienna time. */
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

/** `Z`, `-07:00`, `-0700`, or empty. */
function zoneOf(written = ''): string {
  const [, hours, minutes] = zone.exec(written.trim()) ?? [];
  if (hours !== undefined) return `${hours}:${minutes}`;
  return /^(?:Z|UTC|GMT)$/i.test(written.trim()) ? 'Z' : '';
}
