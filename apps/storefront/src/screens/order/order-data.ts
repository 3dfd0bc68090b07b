import type { OfferedChoices } from '../../checkout/order-choices.ts';
import type { Shop } from '../../context/shop-context.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';

/** The choices of the order form, and the operator's texts above and below it. */
export interface OrderFormData extends OfferedChoices {
  readonly declaration: PriceDeclaration;
  /** What a VAT id is called in the country of the seller. Null: the form asks for none. */
  readonly vatIdName: string | null;
  /** Whether the shop sells to businesses alone (LAW C8). */
  readonly businessesOnly: boolean;
  /** How many days after delivery a mail asks for reviews (LAW D8). Undefined: none does. */
  readonly asksAfterDays: number | undefined;
  /** Whether the shop says until when it dispatches, and so on which days goods arrive. */
  readonly saysDays: boolean;
  readonly header: string | null;
  readonly footer: string | null;
}

/**
 * The choices are critical: without them no order can be valid. A text block that cannot be loaded is left out (SPEC
 * §2).
 */
export async function loadOrderForm({ configuration }: Shop): Promise<OrderFormData> {
  const [uiSettings, countries, billingCountries, carriers, paymentConditions, header, footer] = await Promise.all([
    configuration.uiSettings(),
    configuration.countries(),
    configuration.billingCountries(),
    configuration.carrier(),
    configuration.paymentConditions(),
    configuration.optionalTemplate('orderDetailsHeader').catch(() => null),
    configuration.optionalTemplate('orderDetailsFooter').catch(() => null),
  ]);
  const { priceDeclaration: declaration, vatIdName = null, businessesOnly = false } = uiSettings;
  const offered = { countries, billingCountries, carriers, paymentConditions, businessesOnly };
  const saysDays = uiSettings.dispatchUntil !== undefined;
  const asksAfterDays = uiSettings.reviews?.askAfterDays;
  return { declaration, vatIdName, ...offered, asksAfterDays, saysDays, header, footer };
}
