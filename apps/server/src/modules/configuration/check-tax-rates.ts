import { basisPointsFromPercent } from '@kontor/domain';
import type { FieldError } from '../../http/field-errors.ts';
import { customerGroupTexts } from './texts/customer-groups.de.ts';
import { taxRateTexts as texts } from './texts/tax-rates.de.ts';
import type { CountryTaxRates } from './types.ts';

/**
 * The errors of tax rates that are finer than a hundredth of a percent, which prices cannot use, and of rates that are
 * written as shares. An operator who writes 0.2 means 20 percent. With 0.2 every article would be refused or taxed with
 * almost nothing.
 */
export function impossibleTaxRates(countries: readonly CountryTaxRates[]): FieldError[] {
  return countries.flatMap(({ rates }, place) =>
    rates.flatMap((rate, i) => {
      const msg = refusalOf(rate);
      return msg === null ? [] : [{ path: `${place}.rates.${i}`, msg }];
    }),
  );
}

/** The lowest rate in percent. No country has a lower one, and no real rate written as a share would reach it. */
const leastRate = 0.5;

function refusalOf(rate: number): string | null {
  if (rate > 0 && rate < leastRate) return texts.share(rate, Math.round(rate * 10_000) / 100);
  return basisPointsFromPercent(rate) === null ? customerGroupTexts.decimals : null;
}
