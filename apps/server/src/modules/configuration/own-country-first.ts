import type { ShopConfiguration } from './types.ts';

/**
 * The settings with the seller's own country as the first of those delivered to, if it is one of them: the first one
 * is preset where nothing was chosen yet.
 */
export function ownCountryFirst(configuration: ShopConfiguration): ShopConfiguration {
  const { countries, seller } = configuration;
  const isOwn = ({ shortName }: ShopConfiguration['countries'][number]) => shortName === seller.country;
  return { ...configuration, countries: [...countries.filter(isOwn), ...countries.filter((one) => !isOwn(one))] };
}
