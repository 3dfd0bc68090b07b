import type { Country, PaymentCondition } from '@kontor/contract';
import type { PriceDeclaration } from '../../shop/shown-price.ts';
import type { Shop } from '../../shop-context.ts';

/** What the cart needs of the configuration. Its lines are kept by the browser. */
export interface CartData {
  readonly declaration: PriceDeclaration;
  readonly countries: readonly Country[];
  readonly paymentConditions: readonly PaymentCondition[];
}

/** All of it is critical: a cart that cannot say where to and how to pay must not start an order (LAW P10). */
export async function loadCart({ configuration }: Shop): Promise<CartData> {
  const [uiSettings, countries, paymentConditions] = await Promise.all([
    configuration.uiSettings(),
    configuration.countries(),
    configuration.paymentConditions(),
  ]);
  return { declaration: uiSettings.priceDeclaration, countries, paymentConditions };
}
