import type { BasisPoints } from '../tax-rate.ts';

/** The tax classes of articles, in the order in which countries grant them. */
export const taxClasses = ['standard', 'reduced', 'second-reduced', 'super-reduced'] as const;

/** One of {@link taxClasses}. */
export type TaxClass = (typeof taxClasses)[number];

/** Whether a value names a tax class. */
export function isTaxClass(value: unknown): value is TaxClass {
  return taxClasses.some((taxClass) => taxClass === value);
}

/** The rate of a class from a day on (`2026-07-01`); null: since before any shop began. */
export interface ClassRate {
  readonly taxClass: TaxClass;
  readonly rate: BasisPoints;
  readonly from: string | null;
}

/**
 * The rates of the member states (LAW T1). A rate of zero is no class: it is granted to single goods, and stays what it
 * is.
 *
 * - AT: § 10 UStG 1994: Abs 1 20 %, Abs 2 10 %, Abs 3 13 %; 4.9 % on staple foods since 1 July 2026 (to be verified:
 *   the
 *   number in the BGBl was not read).
 * - DE: § 12 UStG: Abs 1 19 %, Abs 2 7 %.
 * - The others: standard and highest reduced rate by the data set of TEDB of 28 April 2026, with the changes known on
 *   24
 *   November 2026. To be verified: which goods a country taxes at a reduced rate is its own law.
 */
const ratesByCountry: Readonly<Record<string, readonly ClassRate[]>> = {
  AT: [
    { taxClass: 'standard', rate: 2000, from: null },
    { taxClass: 'reduced', rate: 1000, from: null },
    { taxClass: 'second-reduced', rate: 1300, from: null },
    { taxClass: 'super-reduced', rate: 490, from: '2026-07-01' },
  ],
  DE: rates(1900, 700),
  BE: rates(2100, 1200),
  BG: rates(2000, 900),
  CY: rates(1900, 900),
  CZ: rates(2100, 1200),
  DK: rates(2500),
  EE: rates(2400, 1300),
  ES: rates(2100, 1000),
  FI: rates(2550, 1350),
  FR: rates(2000, 1000),
  GR: rates(2400, 1300),
  HR: rates(2500, 1300),
  HU: rates(2700, 1800),
  IE: rates(2300, 1350),
  IT: rates(2200, 1000),
  LT: rates(2100, 1200),
  LU: rates(1700, 1400),
  LV: rates(2100, 1200),
  MT: rates(1800, 1200),
  NL: rates(2100, 900),
  PL: rates(2300, 800),
  PT: rates(2300, 1300),
  RO: rates(2100, 1100),
  SE: rates(2500, 1200),
  SI: rates(2200, 950),
  SK: rates(2300, 1900),
};

function rates(standard: BasisPoints, reduced?: BasisPoints): ClassRate[] {
  const all = { taxClass: 'standard', rate: standard, from: null } as const;
  return reduced === undefined ? [all] : [all, { taxClass: 'reduced', rate: reduced, from: null }];
}

/** The member states of the European Union, by their short names. */
export const memberStates: readonly string[] = Object.keys(ratesByCountry);

/** Whether a country (short name, as AT) is a member state of the European Union, by the table above. */
export function isMemberState(country: string): boolean {
  return Object.hasOwn(ratesByCountry, country);
}

/** The rates of a country's classes: the known rates of the law, with the operator's changes. */
export function classRatesOf(country: string, changes: readonly ClassRate[]): ClassRate[] {
  const known = Object.hasOwn(ratesByCountry, country) ? ratesByCountry[country] : undefined;
  return [...(known ?? []), ...changes];
}

/** The class that a rate names: the one that had it first. Null: no class ever has it. */
export function classOfRate(rate: BasisPoints, rates: readonly ClassRate[]): TaxClass | null {
  const [first] = rates.filter((one) => one.rate === rate).toSorted(byBeginning);
  return first?.taxClass ?? null;
}

/** The rate of a class on a day (`2026-11-24`). Null: it has none yet. */
export function rateOfClass(taxClass: TaxClass, rates: readonly ClassRate[], day: string): BasisPoints | null {
  const begun = rates.filter((one) => one.taxClass === taxClass && (one.from ?? '') <= day);
  return begun.toSorted(byBeginning).at(-1)?.rate ?? null;
}

/**
 * The rate by which articles of a class are stored: its first one, which no other class had before. So an article keeps
 * its class through every change. Null: the country has no such class.
 */
export function nameOfClass(taxClass: TaxClass, rates: readonly ClassRate[]): BasisPoints | null {
  const own = rates.filter((one) => one.taxClass === taxClass).toSorted(byBeginning);
  return own.find(({ rate }) => classOfRate(rate, rates) === taxClass)?.rate ?? null;
}

/** An article's own rate, and the one that is charged for it. */
export type ChangedRate = readonly [own: BasisPoints, charged: BasisPoints];

/** The rates that name a class with another rate on that day, ascending. */
export function changedRates(rates: readonly ClassRate[], day: string): ChangedRate[] {
  const named = [...new Set(rates.map(({ rate }) => rate))].toSorted((a, b) => a - b);
  return named.flatMap((own): ChangedRate[] => {
    const taxClass = classOfRate(own, rates);
    const charged = taxClass && rateOfClass(taxClass, rates, day);
    return charged === null || charged === own ? [] : [[own, charged]];
  });
}

function byBeginning(a: ClassRate, b: ClassRate): number {
  const [one, other] = [a.from ?? '', b.from ?? ''];
  return one === other ? 0 : one < other ? -1 : 1;
}
