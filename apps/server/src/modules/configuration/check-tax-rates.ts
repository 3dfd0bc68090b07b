import { basisPointsFromPercent } from '@kontor/domain';
import type { FieldError } from '../../http/field-errors.ts';
import { customerGroupTexts } from './texts/customer-groups.de.ts';
import { taxRateTexts as texts } from './texts/tax-rates.de.ts';
import type { CountryTaxRates } from './types.ts';

/**
 * Names the rates that are finer than a hundredth of a percent, by which no price can be taxed, and those that are
 * shares: who writes 0.2 means 20 percent, and each article would be refused or taxed by next to nothing.
 */
export function impossibleTaxRates(countries: readonly CountryTaxRates[]): FieldError[] {
  return countries.flatMap(({ rates }, place) =>
    rates.flatMap((rate, i) => {
      const msg = refusalOf(rate);
      return msg === null ? [] : [{ path: `${place}.rates.${i}`, msg }];
    }),
  );
}

/** No country has a rate below this, in percent, nor one that as a share were above it. */
const leastRate = 0.5;

function refusalOf(rate: number): string | null {
  if (rate > 0 && rate < leastRate) return texts.share(rate, Math.round(rate * 10_000) / 100);
  return basisPointsFromPercent(rate) === null ? customerGroupTexts.decimals : null;
}
