import type { PriceDeclaration } from '../../shop/shown-price.ts';
import type { Shop } from '../../shop-context.ts';

/** What the confirmation needs of the configuration; the order itself is loaded in the browser alone. */
export interface ConfirmationData {
  readonly declaration: PriceDeclaration;
}

/** Critical: the same prices must not be read as gross here and as net there. */
export async function loadConfirmation({ configuration }: Shop): Promise<ConfirmationData> {
  return { declaration: (await configuration.uiSettings()).priceDeclaration };
}
