import { defaultCountry } from '@kontor/domain';
import type { ShopConfiguration } from './types.ts';

/**
 * The settings with the preset country as the first of those delivered to: the seller's own, or else the default (SPEC
 * §4), if it is one of them.
 */
export function ownCountryFirst(configuration: ShopConfiguration): ShopConfiguration {
  const { countries, seller } = configuration;
  const isOffered = countries.some(({ shortName }) => shortName === seller.country);
  const preset = isOffered ? seller.country : defaultCountry;
  const isPreset = ({ shortName }: ShopConfiguration['countries'][number]) => shortName === preset;
  return {
    ...configuration,
    countries: [...countries.filter(isPreset), ...countries.filter((one) => !isPreset(one))],
  };
}
