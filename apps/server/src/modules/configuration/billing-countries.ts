import type { Country } from '@kontor/contract';
import { memberStates } from '@kontor/domain';
import { countryName } from '../../country-names.ts';

/**
 * The countries to which a bill may go: those that the shop delivers to, under its names, and all other member states
 * of the European Union by their names (Reg. (EU) 2018/302 art. 4, LAW X2).
 */
export function billingCountries(delivered: readonly Country[]): Country[] {
  const names = new Set(delivered.map(({ shortName }) => shortName));
  const others = memberStates.filter((shortName) => !names.has(shortName));
  const named = others.map((shortName) => ({ shortName, name: countryName(shortName) }));
  return [...delivered, ...named.toSorted((one, other) => one.name.localeCompare(other.name, 'de'))];
}
