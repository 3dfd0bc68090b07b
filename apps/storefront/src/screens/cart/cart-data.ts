import type { OfferedChoices } from '../../checkout/order-choices.ts';
import type { Shop } from '../../context/shop-context.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';

/** The part of the configuration that the cart needs. Its lines are stored in the browser. */
export interface CartData extends OfferedChoices {
  readonly declaration: PriceDeclaration;
  readonly vouchersEnabled: boolean;
  readonly businessesOnly: boolean;
}

/**
 * All of it is critical: the cart must say where the shop delivers and how to pay before an order can be started (LAW
 * P10).
 */
export async function loadCart({ configuration }: Shop): Promise<CartData> {
  const [uiSettings, vouchersEnabled, countries, billingCountries, carriers, paymentConditions] = await Promise.all([
    configuration.uiSettings(),
    configuration.vouchersEnabled(),
    configuration.countries(),
    configuration.billingCountries(),
    configuration.carrier(),
    configuration.paymentConditions(),
  ]);
  return {
    declaration: uiSettings.priceDeclaration,
    vouchersEnabled,
    businessesOnly: uiSettings.businessesOnly ?? false,
    countries,
    billingCountries,
    carriers,
    paymentConditions,
  };
}
