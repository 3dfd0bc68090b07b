import type { PriceDeclaration } from '@kontor/domain';
import type { ShopConfiguration } from '../configuration/shop-configuration.ts';

/** What of the shop a file must fit. */
export interface ImportingShop {
  /** Prices are read gross or net as the shop declares them, those of groups too. */
  readonly declaration: PriceDeclaration;
  /** Names of the customer groups. */
  readonly groups: readonly string[];
}

/** What of a configuration an import asks. */
export function importingShop({ uiSettings, customerGroups }: ShopConfiguration): ImportingShop {
  return { declaration: uiSettings.priceDeclaration, groups: customerGroups.map(({ name }) => name) };
}
