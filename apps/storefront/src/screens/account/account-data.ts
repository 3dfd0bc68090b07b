import type { Country } from '@kontor/contract';
import { notFound } from '@tanstack/react-router';
import type { Shop } from '../../context/shop-context.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';

/**
 * What the account needs of the configuration. Only the browser loads the customer's own data: the page is the same for
 * everybody.
 */
export interface AccountData {
  readonly declaration: PriceDeclaration;
  readonly countries: readonly Country[];
}

/** Both are critical. A shop in which nobody can log in has no such page. */
export async function loadAccount({ configuration }: Shop): Promise<AccountData> {
  const [uiSettings, countries] = await Promise.all([configuration.uiSettings(), configuration.countries()]);
  if (!uiSettings.userLogin && !uiSettings.partnerLogin) throw notFound();
  return { declaration: uiSettings.priceDeclaration, countries };
}
