import type { Cents } from '../money.ts';
import { isMemberState } from '../tax/class-rates.ts';
import { isOutsideVat, type TaxCase } from './booking.ts';

/** The turnover of a year that is taxed in one way and went to one country, in cents. */
export interface YearTurnover {
  readonly year: number;
  readonly taxCase: TaxCase;
  /** Where the goods went, such as DE. */
  readonly destination: string;
  readonly net: Cents;
  readonly vat: Cents;
}

/** A limit of turnover: of deliveries to consumers in other member states, or of a small business. */
export type LimitKind = 'oss' | 'small-business';

/**
 * Where turnover stands to a limit. `near`: four fifths of it are reached. `tolerated`: it is exceeded, which has
 * consequences from the next year on. `exceeded`: at once. `settled`: the shop charges the destination's tax already.
 */
export type LimitState = 'below' | 'near' | 'tolerated' | 'exceeded' | 'settled';

/** The turnover of this year and the last beside a limit, in cents. */
export interface TurnoverLimit {
  readonly kind: LimitKind;
  readonly state: LimitState;
  readonly year: number;
  readonly current: Cents;
  readonly previous: Cents;
  /** What neither year may exceed. */
  readonly limit: Cents;
  /** What ends it at once, in this year. The same as `limit`, if nothing beyond it is tolerated. */
  readonly hardLimit: Cents;
}

/** The threshold of distance sales, net (§ 3c (4) UStG (DE), Art. 3 Abs 5 Z 1 BMR (AT), LAW T3). */
const ossLimit: Cents = 10_000_00;

/**
 * The limits of small businesses (LAW T6). DE: § 19 (1) UStG, net, 25,000 EUR in the last year and 100,000 EUR in this
 * one. AT: § 6 Abs 1 Z 27 UStG 1994, gross, 55,000 EUR, of which ten percent more are tolerated until the year ends.
 */
const smallBusinessLimits: Readonly<Record<string, { limit: Cents; hardLimit: Cents; isGross: boolean }>> = {
  DE: { limit: 25_000_00, hardLimit: 100_000_00, isGross: false },
  AT: { limit: 55_000_00, hardLimit: 60_500_00, isGross: true },
};

/** The seller whose turnover is judged. */
export interface JudgedSeller {
  readonly country: string;
  readonly isSmallBusiness: boolean;
  /** Whether the tax of the destination is charged from some day on. */
  readonly isInOss: boolean;
}

/** The limits that concern a seller, with the turnover of a year and the one before. */
export function turnoverLimits(
  turnover: readonly YearTurnover[],
  { seller, year }: { readonly seller: JudgedSeller; readonly year: number },
): TurnoverLimit[] {
  const small = seller.isSmallBusiness ? smallBusinessLimits[seller.country] : undefined;
  const both = (counts: (one: YearTurnover) => Cents) => ({
    current: sum(year, counts),
    previous: sum(year - 1, counts),
  });
  const sum = (of: number, counts: (one: YearTurnover) => Cents) =>
    turnover.reduce((all, one) => (one.year === of ? all + counts(one) : all), 0);
  const limits: TurnoverLimit[] = [];
  if (isMemberState(seller.country)) {
    const amounts = both((one) => (isDistanceSale(one, seller.country) ? one.net : 0));
    const judged = stateOf(amounts, { limit: ossLimit, hardLimit: ossLimit });
    const state = seller.isInOss ? 'settled' : judged;
    limits.push({ kind: 'oss', state, year, ...amounts, limit: ossLimit, hardLimit: ossLimit });
  }
  if (small) {
    const { isGross, ...bounds } = small;
    const amounts = both(({ taxCase, net, vat }) => (isOutsideVat(taxCase) ? 0 : isGross ? net + vat : net));
    limits.push({ kind: 'small-business', state: stateOf(amounts, bounds), year, ...amounts, ...bounds });
  }
  return limits;
}

/** Whether it counts towards the threshold: goods for a consumer in another member state. */
function isDistanceSale({ taxCase, destination }: YearTurnover, home: string): boolean {
  const isConsumers = taxCase === 'domestic' || taxCase === 'oss' || taxCase === 'small-business';
  return isConsumers && destination !== home && isMemberState(destination);
}

function stateOf(
  { current, previous }: Pick<TurnoverLimit, 'current' | 'previous'>,
  { limit, hardLimit }: Pick<TurnoverLimit, 'limit' | 'hardLimit'>,
): LimitState {
  if (previous > limit || current > hardLimit) return 'exceeded';
  if (current > limit) return 'tolerated';
  return current * 5 >= limit * 4 ? 'near' : 'below';
}
