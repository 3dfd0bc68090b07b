import type { OfferedChoices } from '../../checkout/order-choices.ts';
import type { Shop } from '../../context/shop-context.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';

/** What the cart needs of the configuration. Its lines are kept by the browser. */
export interface CartData extends OfferedChoices {
  readonly declaration: PriceDeclaration;
  readonly vouchersEnabled: boolean;
}

/**
 * All of it is critical: a cart that cannot say where the shop delivers and how to pay must not start an order (LAW
 * P10).
 */
export async function loadCart({ configuration }: Shop): Promise<CartData> {
  const [uiSettings, vouchersEnabled, countries, carriers, paymentConditions] = await Promise.all([
    configuration.uiSettings(),
    configuration.vouchersEnabled(),
    configuration.countries(),
    configuration.carrier(),
    configuration.paymentConditions(),
  ]);
  return { declaration: uiSettings.priceDeclaration, vouchersEnabled, countries, carriers, paymentConditions };
}
