import type { Cents } from '../money.ts';
import { type ClassRate, classOfRate } from '../tax/class-rates.ts';
import type { BasisPoints } from '../tax-rate.ts';
import type { Month, Quarter } from './month.ts';
import { quarterOf } from './month.ts';

/** Turnover of deliveries that are taxed at their destination, in cents. */
export interface OssTurnover {
  readonly country: string;
  readonly rate: BasisPoints;
  readonly net: Cents;
  readonly vat: Cents;
  /** The month to which the corrected invoice belongs. Null: it corrects none. */
  readonly correctedMonth: Month | null;
}

/** A line of the declaration: the goods of one rate in a member state of consumption. */
export interface OssLine {
  /** As the declaration writes it: EL for Greece. */
  readonly country: string;
  readonly rateType: 'STANDARD' | 'REDUCED';
  readonly rate: BasisPoints;
  readonly net: Cents;
  readonly vat: Cents;
}

/** A change of the tax of an earlier quarter in a country. */
export interface OssCorrection {
  readonly quarter: Quarter;
  readonly country: string;
  readonly vat: Cents;
}

/** The declaration of a quarter in the one-stop shop of the Union, in cents. */
export interface OssReport {
  readonly lines: readonly OssLine[];
  /** Corrections of earlier quarters, which are declared apart: by quarter and country, without rates. */
  readonly corrections: readonly OssCorrection[];
  /** The tax of all lines and corrections. A country whose sum is negative is paid back by that country. */
  readonly vat: Cents;
}

/**
 * The declaration of a quarter (Art. 369g of Directive 2006/112/EC; § 18j UStG (DE), § 25a UStG 1994 (AT)). Corrections
 * of the same quarter reduce its lines; those of earlier quarters are listed separately.
 * @param ratesOf the rates of a country's tax classes, by which a rate is standard or reduced.
 */
export function ossReport(
  quarter: Quarter,
  turnover: readonly OssTurnover[],
  ratesOf: (country: string) => readonly ClassRate[],
): OssReport {
  const lines = new Map<string, OssLine>();
  const corrections = new Map<string, OssCorrection>();
  for (const { country: named, rate, net, vat, correctedMonth } of turnover) {
    const country = named === 'GR' ? 'EL' : named;
    const corrected = correctedMonth === null ? quarter : quarterOf(correctedMonth);
    if (corrected === quarter) {
      const rateType = classOfRate(rate, ratesOf(named)) === 'standard' ? 'STANDARD' : 'REDUCED';
      const before = lines.get(`${country} ${rate}`) ?? { net: 0, vat: 0 };
      const sum = { net: before.net + net, vat: before.vat + vat };
      lines.set(`${country} ${rate}`, { country, rateType, rate, ...sum });
    } else {
      const before = corrections.get(`${corrected} ${country}`)?.vat ?? 0;
      corrections.set(`${corrected} ${country}`, { quarter: corrected, country, vat: before + vat });
    }
  }
  return {
    lines: [...lines.values()].filter(({ net, vat }) => net !== 0 || vat !== 0).toSorted(byCountryAndRate),
    corrections: [...corrections.entries()]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, correction]) => (correction.vat === 0 ? [] : [correction])),
    vat: turnover.reduce((sum, one) => sum + one.vat, 0),
  };
}

function byCountryAndRate(one: OssLine, other: OssLine): number {
  return one.country === other.country ? other.rate - one.rate : one.country < other.country ? -1 : 1;
}
