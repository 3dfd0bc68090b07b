import { basisPointsFromPercent, isMemberState, percentFromBasisPoints } from '@kontor/domain';
import { viennaDayBegins } from '../../german-format.ts';
import type { FieldError } from '../../http/field-errors.ts';
import { classRatesIn } from './seller-taxes.ts';
import { customerGroupTexts } from './texts/customer-groups.de.ts';
import { taxRateTexts as texts } from './texts/tax-rates.de.ts';
import type { BookSettings, CountryTaxRates, OssSettings, ShopConfiguration } from './types.ts';

/**
 * The errors of tax rates that are finer than a hundredth of a percent, which prices cannot use, and of rates that are
 * written as shares. An operator who writes 0.2 means 20 percent. With 0.2 every article would be refused or taxed with
 * almost nothing. Changes of a country's rates need a day that there is, and only one rate for a class on that day.
 */
export function impossibleTaxRates(countries: readonly CountryTaxRates[]): FieldError[] {
  return countries.flatMap(({ rates, changes = [] }, place) => [
    ...rates.flatMap((rate, i) => errorAt(`${place}.rates.${i}`, refusalOf(rate))),
    ...changes.flatMap(({ rate, taxClass, from }, i) => [
      ...errorAt(`${place}.changes.${i}.rate`, refusalOf(rate)),
      ...errorAt(`${place}.changes.${i}.from`, viennaDayBegins(from) === null ? texts.noDay(from) : null),
      ...errorAt(`${place}.changes.${i}`, isAgain(changes, i) ? texts.twice(taxClass, from) : null),
    ]),
  ]);
}

/**
 * Rates of other member states that are never charged, because no class has them: `rates` names what imports accept,
 * and abroad every article is taxed by its class (LAW T3). Nothing while their tax is not charged.
 */
export function ratesWithoutClass(configuration: Pick<ShopConfiguration, 'taxRates' | 'seller' | 'oss'>): FieldError[] {
  const { taxRates, seller, oss } = configuration;
  if (oss.from === undefined || seller.smallBusiness) return [];
  return taxRates.flatMap(({ country, rates }, place) => {
    if (country === seller.country || !isMemberState(country)) return [];
    const known = classRatesIn(configuration, country);
    const charged = known.map(({ taxClass, rate }) => ({ taxClass, rate: percentFromBasisPoints(rate) }));
    const isCharged = (rate: number) => rate === 0 || charged.some((one) => one.rate === rate);
    return rates.flatMap((rate, i) =>
      isCharged(rate) ? [] : [{ path: `${place}.rates.${i}`, msg: texts.neverCharged(country, rate, charged) }],
    );
  });
}

/** The error of a first day of the one-stop shop, or of exports, that there is not. */
export function impossibleDay({ from }: OssSettings = {}): FieldError[] {
  return errorAt('from', from === undefined || viennaDayBegins(from) !== null ? null : texts.noDay(from));
}

/** The errors of the rates for which there are own accounts in the books. */
export function impossibleBookedRates({ sales = [] }: BookSettings): FieldError[] {
  return sales.flatMap(({ rate }, i) => errorAt(`sales.${i}.rate`, rate === undefined ? null : refusalOf(rate)));
}

/** The lowest rate in percent. No country has a lower one, and no real rate written as a share would reach it. */
const leastRate = 0.5;

function refusalOf(rate: number): string | null {
  if (rate > 0 && rate < leastRate) return texts.share(rate, Math.round(rate * 10_000) / 100);
  return basisPointsFromPercent(rate) === null ? customerGroupTexts.decimals : null;
}

/** Whether a change is for the class and the day of one before it. */
function isAgain(changes: NonNullable<CountryTaxRates['changes']>, place: number): boolean {
  const own = changes[place];
  return changes.slice(0, place).some(({ taxClass, from }) => taxClass === own?.taxClass && from === own.from);
}

function errorAt(path: string, msg: string | null): FieldError[] {
  return msg === null ? [] : [{ path, msg }];
}
