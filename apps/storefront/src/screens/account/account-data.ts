import type { Country } from '@kontor/contract';
import { notFound } from '@tanstack/react-router';
import type { Shop } from '../../context/shop-context.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';

/**
 * The part of the configuration that the account needs. The customer's own data are only loaded in the browser, because
 * the page is the same for everybody.
 */
export interface AccountData {
  readonly declaration: PriceDeclaration;
  readonly countries: readonly Country[];
  /** Where a bill may go (LAW X2). */
  readonly billingCountries: readonly Country[];
}

/** All of it is critical. In a shop without login the page does not exist. */
export async function loadAccount({ configuration }: Shop): Promise<AccountData> {
  const [uiSettings, countries, billingCountries] = await Promise.all([
    configuration.uiSettings(),
    configuration.countries(),
    configuration.billingCountries(),
  ]);
  if (!uiSettings.userLogin && !uiSettings.partnerLogin) throw notFound();
  return { declaration: uiSettings.priceDeclaration, countries, billingCountries };
}
