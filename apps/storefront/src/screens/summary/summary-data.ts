import { guaranteeNotice, type OrderOption } from '@kontor/contract';
import { vatIdName } from '@kontor/contract/vat-id-text';
import type { OfferedChoices } from '../../checkout/order-choices.ts';
import type { Shop } from '../../context/shop-context.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';

/** What the summary needs of the configuration. */
export interface SummaryData extends OfferedChoices {
  readonly declaration: PriceDeclaration;
  readonly orderOptions: readonly OrderOption[];
  /** Whether the shop says until when it dispatches, and so on which days goods arrive. */
  readonly saysDays: boolean;
  readonly businessesOnly: boolean;
  /** What a VAT id is called in the country of the seller. */
  readonly vatIdName: string;
  /** The notice on the legal guarantee as HTML; null while the operator has none, and in a shop for businesses. */
  readonly guarantee: string | null;
}

/**
 * All of it is critical: no order may be placed without a mandatory option or a notice required by law because it could
 * not be loaded.
 */
export async function loadSummary({ configuration }: Shop): Promise<SummaryData> {
  const [uiSettings, countries, billingCountries, carriers, paymentConditions, orderOptions, guarantee] =
    await Promise.all([
      configuration.uiSettings(),
      configuration.countries(),
      configuration.billingCountries(),
      configuration.carrier(),
      configuration.paymentConditions(),
      configuration.orderOptions(),
      configuration.optionalTemplate(guaranteeNotice),
    ]);
  const { businessesOnly = false } = uiSettings;
  return {
    declaration: uiSettings.priceDeclaration,
    businessesOnly,
    saysDays: uiSettings.dispatchUntil !== undefined,
    vatIdName: uiSettings.vatIdName ?? vatIdName(''),
    countries,
    billingCountries,
    carriers,
    paymentConditions,
    orderOptions,
    guarantee: businessesOnly ? null : guarantee,
  };
}
