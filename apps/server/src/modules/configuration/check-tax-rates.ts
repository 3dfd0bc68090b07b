import { basisPointsFromPercent } from '@kontor/domain';
import type { FieldError } from '../../http/field-errors.ts';
import type { CountryTaxRates } from './shop-configuration.ts';
import { customerGroupTexts as texts } from './texts/customer-groups.de.ts';

/** Names the rates that are finer than a hundredth of a percent: no price can be taxed by them. */
export function finerTaxRates(countries: readonly CountryTaxRates[]): FieldError[] {
  return countries.flatMap(({ rates }, place) =>
    rates.flatMap((rate, i) =>
      basisPointsFromPercent(rate) === null ? [{ path: `${place}.rates.${i}`, msg: texts.decimals }] : [],
    ),
  );
}
