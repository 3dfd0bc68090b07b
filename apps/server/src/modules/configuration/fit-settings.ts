import type { MenuEntry } from '@kontor/contract';
import type { ShippingRule } from '@kontor/domain';
import { isCountryServed } from './check-carriers.ts';
import type { ShopConfiguration } from './types.ts';

/** What the shop has already, and values must fit. */
interface Surroundings {
  /** The configuration as it is; what is not decided has its default. */
  readonly own: ShopConfiguration;
  /** The keys that the operator has decided. */
  readonly decided: ReadonlySet<string>;
  /** Whether an address inside the shop leads to a page, or may do so once there is a catalogue. */
  readonly leadsSomewhere: (uri: string) => boolean;
}

/**
 * Makes settings that belong together, such as those of the demo, fit what the operator has decided already: that stays
 * as it is, and what remains goes with it as checkTogether asks. What cannot be made to fit is left out. Pure.
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

/** Entries that lead nowhere are taken out; one with entries below it leads where the first of them does. */
function fitMenu(entries: readonly MenuEntry[], leadsSomewhere: Surroundings['leadsSomewhere']): MenuEntry[] {
  return entries.flatMap((entry) => {
    const items = fitMenu(entry.items ?? [], leadsSomewhere);
    const uri = leadsSomewhere(entry.uri) ? entry.uri : items[0]?.uri;
    return uri === undefined ? [] : [{ ...entry, uri, ...(entry.items && { items }) }];
  });
}

/**
 * Rules that send by each carrier and to each country that was decided: the first that fits decides what it costs, and
 * countries that no rule knows are sent to as the country of the first rule is.
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

/** Carriers that the decided rules name, or any where they name none, and countries that such a rule sends to. */
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
