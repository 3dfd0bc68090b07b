import { startOfDay } from '../../../../tables/german-moment.ts';
import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import type { CatalogueHead } from './catalogue-head.ts';
import { bmecatNumber, exact } from './numbers.ts';

/** What decides which prices of a file are for the shop. */
export interface MarketTerms {
  readonly countries: readonly string[];
  readonly head: CatalogueHead;
}

/** A price as a file states it. */
export interface StatedPrice {
  readonly type: string;
  readonly amount: number;
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
export function tiers(prices: readonly StatedPrice[]): StatedPrice[] {
  const byBound = new Map<number, StatedPrice>();
  for (const price of prices) if (!byBound.has(price.from)) byBound.set(price.from, price);
  return [...byBound.values()].sort((one, other) => one.from - other.from);
}

function statedOf(price: XmlElement, { priceFactor }: CatalogueHead): StatedPrice {
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

function isOurs(price: XmlElement, { head, countries }: MarketTerms): boolean {
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
