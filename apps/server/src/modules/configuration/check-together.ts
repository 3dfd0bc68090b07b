import type { Queryable } from '../../database/database.ts';
import type { FieldError } from '../../http/field-errors.ts';
import { templateNames } from '../templates/templates.service.ts';
import { carriersWithoutRule, countriesWithoutRule, unknownCarriers } from './check-carriers.ts';
import { judgePlaces, placesOfMenu, placesOfPages, productsIn } from './check-places.ts';
import { unknownProducts } from './check-search-products.ts';
import { ratesWithoutClass } from './check-tax-rates.ts';
import { placedCategories, productsThere } from './configuration.repository.ts';
import { linkedSynonyms } from './linked-synonyms.ts';
import type { ShopConfiguration } from './types.ts';

/** An error of a setting in combination with others. */
export interface SettingError {
  readonly key: keyof ShopConfiguration;
  readonly error: FieldError;
}

/** The errors and the warnings of settings in combination. */
export interface SettingsTogether {
  readonly refused: readonly SettingError[];
  readonly warnings: readonly SettingError[];
}

/**
 * Checks written settings in combination with others: start page, menu and search must lead to pages, countries,
 * carriers and shipping rules must fit together, and rates abroad need a class. Settings come in any order and several
 * at once, so this check is the last.
 */
export async function checkTogether(
  queryable: Queryable,
  configuration: ShopConfiguration,
  written: ReadonlySet<string>,
): Promise<SettingsTogether> {
  const places = await judgedPlaces(queryable, configuration, written);
  const of = (key: keyof ShopConfiguration, errors: readonly FieldError[]) => errors.map((error) => ({ key, error }));
  const isShippingWritten = ['countries', 'carrier', 'shippingRules'].some((key) => written.has(key));
  const shipping = isShippingWritten
    ? [
        ...of('carrier', carriersWithoutRule(configuration)),
        ...of('shippingRules', unknownCarriers(configuration)),
        ...of('countries', countriesWithoutRule(configuration)),
      ]
    : [];
  const [refused, warnings] = [true, false].map((isRefused) => places.filter((place) => place.isRefused === isRefused));
  const ofSearch = written.has('search')
    ? [...(await unknownProducts(queryable, configuration.search)), ...linkedSynonyms(configuration.search.synonyms)]
    : [];
  const areTaxesWritten = ['taxRates', 'oss', 'seller'].some((key) => written.has(key));
  const ofTaxes = areTaxesWritten ? ratesWithoutClass(configuration) : [];
  return {
    refused: [...(refused ?? []), ...shipping],
    warnings: [...(warnings ?? []), ...of('search', ofSearch), ...of('taxRates', ofTaxes)],
  };
}

/** Returns a function that tells whether an address leads to a page, or may do so when there is a catalogue. */
export async function leadingSomewhere(queryable: Queryable): Promise<(uri: string) => boolean> {
  const known = { ...(await templateNames(queryable)), root: null, products: new Set<string>() };
  return (uri) => judgePlaces(placesOfMenu([{ name: uri, uri }]), known, false).every(({ isRefused }) => !isRefused);
}

async function judgedPlaces(queryable: Queryable, configuration: ShopConfiguration, written: ReadonlySet<string>) {
  const start = written.has('startpage') ? [{ path: '', uri: configuration.startpage }] : [];
  const menu = written.has('mainMenu') ? placesOfMenu(configuration.mainMenu) : [];
  const pages = written.has('search') ? placesOfPages(configuration.search) : [];
  if (start.length + menu.length + pages.length === 0) return [];
  const known = {
    ...(await templateNames(queryable)),
    root: await placedCategories(queryable),
    products: await productsThere(queryable, productsIn([...start, ...menu, ...pages])),
  };
  return [
    ...judgePlaces(start, known, true).map((judged) => ({ key: 'startpage' as const, ...judged })),
    ...judgePlaces(menu, known, false).map((judged) => ({ key: 'mainMenu' as const, ...judged })),
    ...judgePlaces(pages, known, false).map((judged) => ({ key: 'search' as const, ...judged })),
  ];
}
