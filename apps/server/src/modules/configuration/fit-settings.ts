import type { MenuEntry } from '@kontor/contract';
import type { ShippingRule } from '@kontor/domain';
import { isCountryServed } from './check-carriers.ts';
import type { ShopConfiguration } from './types.ts';

/** The settings and content of the shop that values must fit. */
interface Surroundings {
  /** The current configuration, with the defaults of undecided settings. */
  readonly own: ShopConfiguration;
  /** The keys that the operator has decided. */
  readonly decided: ReadonlySet<string>;
  /** Whether an address inside the shop leads to a page, or may do so once there is a catalogue. */
  readonly leadsSomewhere: (uri: string) => boolean;
}

/**
 * Fits related settings, such as those of the demo, to the operator's decided settings. The decided ones stay. The rest
 * is changed so that checkTogether accepts it. What cannot be fitted is left out. Pure.
 */
export function fitSettings(
  values: Readonly<Partial<ShopConfiguration>>,
  { own, decided, leadsSomewhere }: Surroundings,
): Partial<ShopConfiguration> {
  const undecided: Partial<ShopConfiguration> = Object.fromEntries(
    Object.entries(values).filter(([key]) => !decided.has(key)),
  );
  const { startpage, mainMenu, countries, carrier, shippingRules, ...rest } = undecided;
  const shipping = { ...(countries && { countries }), ...(carrier && { carrier }) };
  return {
    ...rest,
    ...(startpage !== undefined && leadsSomewhere(startpage) && { startpage }),
    ...(mainMenu && { mainMenu: fitMenu(mainMenu, leadsSomewhere) }),
    ...(shippingRules
      ? { ...shipping, shippingRules: fitRules(shippingRules, { own, decided }) }
      : fitToRules(shipping, own)),
  };
}

/**
 * Removes entries that lead to no page. An entry with entries below it gets the address of the first of them instead.
 */
function fitMenu(entries: readonly MenuEntry[], leadsSomewhere: Surroundings['leadsSomewhere']): MenuEntry[] {
  return entries.flatMap((entry) => {
    const items = fitMenu(entry.items ?? [], leadsSomewhere);
    const uri = leadsSomewhere(entry.uri) ? entry.uri : items[0]?.uri;
    return uri === undefined ? [] : [{ ...entry, uri, ...(entry.items && { items }) }];
  });
}

/**
 * Fits shipping rules to the decided carriers and countries. With decided carriers a rule applies to every carrier, and
 * the first rule that applies decides the cost. Decided countries without a rule are added to the rules for the home
 * country, which is the first country of the first rule.
 */
function fitRules(
  rules: readonly ShippingRule[],
  { own, decided }: Pick<Surroundings, 'own' | 'decided'>,
): ShippingRule[] {
  const fitting = decided.has('carrier') ? rules.map(({ carriers: _, ...rule }): ShippingRule => rule) : rules;
  const countries = decided.has('countries') ? own.countries.map(({ shortName }) => shortName) : [];
  const unknown = countries.filter((country) => !isCountryServed(country, { carrier: [], shippingRules: rules }));
  const [home = ''] = rules[0]?.countries ?? [];
  return fitting.map((rule) =>
    rule.countries !== '*' && rule.countries.includes(home)
      ? { ...rule, countries: [...rule.countries, ...unknown] }
      : rule,
  );
}

/** The carriers that the decided rules name, or any if they name none, and the countries that these rules serve. */
function fitToRules(
  { countries, carrier }: Partial<Pick<ShopConfiguration, 'countries' | 'carrier'>>,
  own: ShopConfiguration,
): Partial<ShopConfiguration> {
  const named = own.shippingRules.flatMap(({ carriers = '*' }) => (carriers === '*' ? [] : carriers));
  const fitting = carrier && (named.length > 0 ? [...new Set(named)] : carrier);
  const offered = { carrier: fitting ?? own.carrier, shippingRules: own.shippingRules };
  const reached = countries?.filter(({ shortName }) => isCountryServed(shortName, offered)) ?? [];
  return { ...(fitting && { carrier: fitting }), ...(reached.length > 0 && { countries: reached }) };
}
