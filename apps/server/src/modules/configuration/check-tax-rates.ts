import { basisPointsFromPercent } from '@kontor/domain';
import type { FieldError } from '../../http/field-errors.ts';
import { customerGroupTexts as texts } from './texts/customer-groups.de.ts';
import type { CountryTaxRates } from './types.ts';

/** Names the rates that are finer than a hundredth of a percent: no price can be taxed by them. */
export function finerTaxRates(countries: readonly CountryTaxRates[]): FieldError[] {
  return countries.flatMap(({ rates }, place) =>
    rates.flatMap((rate, i) =>
      basisPointsFromPercent(rate) === null ? [{ path: `${place}.rates.${i}`, msg: texts.decimals }] : [],
    ),
  );
}
