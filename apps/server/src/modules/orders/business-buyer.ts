import { type BusinessBuyer, deliveryCountry, isVatId, type OrderDetails } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { isIntraCommunityUntaxed } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { VatIdCheck } from '../vat-ids/vat-ids.service.ts';
import { formOf } from './amendment-terms.ts';
import type { OrderSources } from './order-sources.ts';
import type { OrderSnapshot } from './types.ts';

type Sources = Pick<OrderSources, 'vatIds' | 'clock'>;

/** What knows a VAT id, without asking VIES. */
export interface BuyerSources extends Pick<OrderSources, 'clock'> {
  readonly vatIds: Pick<OrderSources['vatIds'], 'known'>;
}

/** The part of an order form on which the tax of a business depends. */
type BuyerForm = Pick<OrderDetails, 'address' | 'separateShippingAddress' | 'shippingAddress' | 'vatId'>;

/**
 * Whether the tax of an order depends on the VAT id in its form: with a valid one it would have none. Nobody else's
 * number is checked.
 */
function isDecisive(form: BuyerForm, configuration: ShopConfiguration, now: number): boolean {
  const { vatId = '' } = form;
  if (!isVatId(vatId)) return false;
  const supply = { destination: deliveryCountry(form), buyer: { vatId, state: 'valid' } } as const;
  return isIntraCommunityUntaxed(configuration, supply, now);
}

/** Has the VAT id in a form checked, if the tax depends on it. It asks another server, so no transaction may wait. */
export async function checkBuyer(
  { vatIds, clock }: Sources,
  form: BuyerForm,
  configuration: ShopConfiguration,
): Promise<void> {
  if (form.vatId === undefined || !isDecisive(form, configuration, clock())) return;
  await vatIds.check(form.vatId, configuration.seller.vatId);
}

/** Has the VAT id checked that an order gets by an amendment, if its tax depends on it. */
export function checkAmendedBuyer(
  sources: Sources,
  order: OrderSnapshot,
  { vatId, configuration }: { readonly vatId: string | undefined; readonly configuration: ShopConfiguration },
): Promise<void> {
  return checkBuyer(sources, { ...formOf(order), ...(vatId !== undefined && { vatId }) }, configuration);
}

/** What was found out about the VAT id in a form, if the tax depends on it; null: it does not, or nothing was. */
export async function checkedBuyer(
  { vatIds, clock }: BuyerSources,
  queryable: Queryable,
  { form, configuration }: { readonly form: BuyerForm; readonly configuration: ShopConfiguration },
): Promise<VatIdCheck | null> {
  if (form.vatId === undefined || !isDecisive(form, configuration, clock())) return null;
  return vatIds.known(queryable, form.vatId);
}

/** The business that an order was placed by, with what was known then. */
export function buyerOf({ business }: Pick<OrderSnapshot, 'business'>): BusinessBuyer | null {
  return business?.check === undefined ? null : { vatId: business.vatId, state: business.check.state };
}
