import {
  type BasisPoints,
  basisPointsFromPercent,
  type ChangedRate,
  type ClassRate,
  type PriceDeclaration,
  percentFromBasisPoints,
  type StockRules,
} from '@kontor/domain';
import { systemClock } from '../../../../clock.ts';
import { classRatesOfSeller, sellerTaxes } from '../../../configuration/configuration.service.ts';
import type { SafetyDataRule, ShopConfiguration } from '../../../configuration/types.ts';
import { productFields } from '../../product-fields.ts';

/** The settings of the shop that matter for imports. */
export interface ImportingShop {
  /** Whether the shop declares prices gross or net. Prices of groups are read in the same way. */
  readonly declaration: PriceDeclaration;
  /** Names of the customer groups. */
  readonly groups: readonly string[];
  /** The tax rates of all its countries, each once, ascending. */
  readonly taxRates: readonly BasisPoints[];
  /** The rules for counted stock. */
  readonly stockRules: StockRules;
  /** What happens to articles without safety data. */
  readonly safetyData: SafetyDataRule;
  /** The attribute group that names the brand of products without the brand field. */
  readonly brandAttribute: string;
  /** The countries of those rates, as ISO 3166 codes. */
  readonly countries: readonly string[];
  /** The highest rate of the seller's country. Absent without a seller. */
  readonly standardRate?: BasisPoints;
  /** The rates of the tax classes in the seller's country, by which articles may name their class. Absent: none. */
  readonly classRates?: readonly ClassRate[];
  /** Rates that are charged otherwise than articles have them, now. Absent: none. */
  readonly changedRates?: readonly ChangedRate[];
  /** The rates of the countries that it sells to. Absent: rates that none of them has are not noted. */
  readonly soldRates?: ReadonlySet<BasisPoints>;
}

/** The part of a configuration that imports need, at a time in epoch ms. */
export function importingShop(configuration: ShopConfiguration, now: number = systemClock()): ImportingShop {
  const { uiSettings, customerGroups, taxRates, stockRules, safetyData, seller, countries } = configuration;
  const ratesOf = (country: string) => taxRates.filter((one) => one.country === country).flatMap(ratesIn);
  const ofSeller = ratesOf(seller.country);
  const soldTo = countries.map(({ shortName }) => shortName);
  const rates = new Set(taxRates.flatMap(ratesIn));
  return {
    declaration: uiSettings.priceDeclaration,
    groups: customerGroups.map(({ name }) => name),
    stockRules,
    safetyData,
    brandAttribute: uiSettings.brandAttribute ?? productFields.labelOf('brand'),
    taxRates: [...rates].sort((a, b) => a - b),
    countries: taxRates.map(({ country }) => country),
    classRates: classRatesOfSeller(configuration),
    changedRates: sellerTaxes(configuration, now).changed,
    ...(ofSeller.length > 0 && { standardRate: Math.max(...ofSeller) }),
    // The rates of a country without configured rates are unknown.
    ...(soldTo.every((country) => ratesOf(country).length > 0) && { soldRates: new Set(soldTo.flatMap(ratesOf)) }),
  };
}

/** An example of a tax rate in percent: the highest of the seller's country. */
export function usualPercent({ standardRate = 2000 }: Pick<ImportingShop, 'standardRate'>): number {
  return percentFromBasisPoints(standardRate);
}

/** The rates of a country, with those to which they change. */
function ratesIn({ rates, changes = [] }: ShopConfiguration['taxRates'][number]): BasisPoints[] {
  return [...rates, ...changes.map(({ rate }) => rate)].map((rate) => basisPointsFromPercent(rate) ?? 0);
}
