import {
  type BasisPoints,
  type BusinessBuyer,
  basisPointsFromPercent,
  type ClassRate,
  changedRates,
  classRatesOf,
  isExport,
  isIntraCommunitySupply,
  isTaxedAtDestination,
  type RatesAbroad,
  type SellerTaxes,
} from '@kontor/domain';
import { viennaDay, viennaDayBegins } from '../../german-format.ts';
import { smallBusinessNote } from './texts/exemptions.de.ts';
import type { ShopConfiguration } from './types.ts';

type Decided = Pick<ShopConfiguration, 'seller' | 'taxRates'>;

/** The rates of a country's classes, by the law and by the settings. */
export function classRatesIn(decided: Pick<Decided, 'taxRates'>, country: string): ClassRate[] {
  return classRatesOf(country, changesOf(decided, country));
}

/** What the settings say of the tax that the shop charges, at a time in epoch ms. */
export function sellerTaxes(decided: Decided, now: number): SellerTaxes {
  return {
    isSmallBusiness: decided.seller.smallBusiness ?? false,
    // Austria and Germany have the same midnight.
    changed: changedRates(classRatesOfSeller(decided), viennaDay(now)),
  };
}

/** The rates of the classes in the seller's country, by the law and by the settings. */
export function classRatesOfSeller(decided: Decided): ClassRate[] {
  return classRatesIn(decided, decided.seller.country);
}

/**
 * The rates that articles of the seller have: those of its classes, those that the settings name for its country, and
 * none. Empty: nothing is known of the country.
 */
export function ratesOfSeller(decided: Decided): BasisPoints[] {
  const classes = classRatesOfSeller(decided).map(({ rate }) => rate);
  const named = decided.taxRates.filter(({ country }) => country === decided.seller.country);
  const rates = named.flatMap((one) => one.rates.map((rate) => basisPointsFromPercent(rate) ?? 0));
  return classes.length + rates.length === 0 ? [] : [...new Set([0, ...classes, ...rates])];
}

/**
 * The rates of a country to which is delivered at a time (epoch ms), where its tax is charged; null: the seller's is
 * (LAW T3).
 */
export function ratesAtDestination(
  decided: Decided & Pick<ShopConfiguration, 'oss'>,
  destination: string,
  now: number,
): RatesAbroad | null {
  const { seller, oss } = decided;
  const day = viennaDay(now);
  if (seller.smallBusiness) return null;
  if (!isTaxedAtDestination(destination, { seller: seller.country, from: oss.from, day })) return null;
  const abroad = classRatesIn(decided, destination);
  return { home: classRatesOfSeller(decided), abroad, day };
}

/** Whether a delivery at a time (epoch ms) is an export without tax (LAW T5). */
export function isExportedUntaxed(
  { seller, exports }: Pick<ShopConfiguration, 'seller' | 'exports'>,
  destination: string,
  now: number,
): boolean {
  if (seller.smallBusiness) return false;
  return isExport(destination, { seller: seller.country, from: exports.from, day: viennaDay(now) });
}

/** Whether a delivery at a time (epoch ms) to a business is an intra-Community supply without tax (LAW T5). */
export function isIntraCommunityUntaxed(
  { seller, intraCommunity }: Pick<ShopConfiguration, 'seller' | 'intraCommunity'>,
  { destination, buyer }: { readonly destination: string; readonly buyer: BusinessBuyer },
  now: number,
): boolean {
  if (seller.smallBusiness) return false;
  const rules = { seller: seller.country, from: intraCommunity.from, day: viennaDay(now) };
  return isIntraCommunitySupply(destination, buyer, rules);
}

/** The moments (epoch ms) up to a time at which rates of the seller's country changed. */
export function rateBoundaries(decided: Decided, now: number): number[] {
  const moments = changesOf(decided, decided.seller.country).flatMap(({ from }) => viennaDayBegins(from ?? '') ?? []);
  return moments.filter((moment) => moment <= now);
}

/** The changes of a country's law that the settings have. */
function changesOf({ taxRates }: Pick<Decided, 'taxRates'>, country: string): ClassRate[] {
  const { changes = [] } = taxRates.find((one) => one.country === country) ?? {};
  return changes.map(({ rate, ...change }) => ({ ...change, rate: basisPointsFromPercent(rate) ?? 0 }));
}

/** The note beside each price in place of `inkl. USt.`. Undefined: the usual note is right (LAW P3). */
export function noteBesidePrices({ seller }: Pick<ShopConfiguration, 'seller'>): string | undefined {
  return seller.smallBusiness ? smallBusinessNote(seller.country) : undefined;
}

/**
 * The settings with one declaration of prices for all, where no price has tax: gross and net are the same then, and
 * words about tax would be wrong.
 */
export function withoutNetPrices(configuration: ShopConfiguration): ShopConfiguration {
  if (!configuration.seller.smallBusiness) return configuration;
  return {
    ...configuration,
    uiSettings: { ...configuration.uiSettings, priceDeclaration: 'gross' },
    customerGroups: configuration.customerGroups.map((group) => ({ ...group, priceDeclaration: 'gross' })),
  };
}
