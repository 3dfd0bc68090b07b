import { type BasisPoints, basisPointsFromPercent, type PriceDeclaration, type StockRules } from '@kontor/domain';
import type { SafetyDataRule, ShopConfiguration } from '../../../configuration/types.ts';
import { productFields } from '../../product-fields.ts';

/** The settings of the shop that a file must fit. */
export interface ImportingShop {
  /** Prices are read gross or net as the shop declares them, those of groups too. */
  readonly declaration: PriceDeclaration;
  /** Names of the customer groups. */
  readonly groups: readonly string[];
  /** Those of all its countries, each once, ascending. */
  readonly taxRates: readonly BasisPoints[];
  /** What is said of counted stock. */
  readonly stockRules: StockRules;
  /** What becomes of articles without data about their safety. */
  readonly safetyData: SafetyDataRule;
  /** The attribute group that names the brand of what has no field for it. */
  readonly brandAttribute: string;
  /** Countries of those rates, as ISO 3166 has them. */
  readonly countries: readonly string[];
  /** The highest rate of the seller's country; absent where nobody has said who sells. */
  readonly standardRate?: BasisPoints;
  /** Those of the countries that it sells to; absent: nothing is said of a rate that none of them has. */
  readonly soldRates?: ReadonlySet<BasisPoints>;
}

/** What of a configuration an import asks. */
export function importingShop({
  uiSettings,
  customerGroups,
  taxRates,
  stockRules,
  safetyData,
  seller,
  countries,
}: ShopConfiguration): ImportingShop {
  const ratesOf = (country: string) =>
    (taxRates.find((one) => one.country === country)?.rates ?? []).map((rate) => basisPointsFromPercent(rate) ?? 0);
  const ofSeller = ratesOf(seller.country);
  const soldTo = countries.map(({ shortName }) => shortName);
  const rates = new Set(taxRates.flatMap((country) => country.rates.map((rate) => basisPointsFromPercent(rate) ?? 0)));
  return {
    declaration: uiSettings.priceDeclaration,
    groups: customerGroups.map(({ name }) => name),
    stockRules,
    safetyData,
    brandAttribute: uiSettings.brandAttribute ?? productFields.labelOf('brand'),
    taxRates: [...rates].sort((a, b) => a - b),
    countries: taxRates.map(({ country }) => country),
    ...(ofSeller.length > 0 && { standardRate: Math.max(...ofSeller) }),
    // The rates of a country without configured rates are unknown.
    ...(soldTo.every((country) => ratesOf(country).length > 0) && { soldRates: new Set(soldTo.flatMap(ratesOf)) }),
  };
}
