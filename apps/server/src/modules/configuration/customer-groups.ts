import { basisPointsFromPercent, type GroupTerms } from '@kontor/domain';
import { businessDeclaration } from './texts/businesses.de.ts';
import type { CustomerGroup, OfferedPayment, ShopConfiguration } from './types.ts';

/** The terms of the group with a name; null for no name, and for a group that the shop does not have, or no longer. */
export function groupTerms(
  { customerGroups }: Pick<ShopConfiguration, 'customerGroups'>,
  name: string | null,
): GroupTerms | null {
  const group = customerGroups.find((candidate) => candidate.name === name);
  return group === undefined ? null : termsOf(group);
}

/** A group in the form of the domain's rules. */
export function termsOf({ name, priceDeclaration, discounts = [] }: CustomerGroup): GroupTerms {
  return {
    name,
    priceDeclaration,
    discounts: discounts.map(({ category, percent }) => ({ category, share: basisPointsFromPercent(percent) ?? 0 })),
  };
}

/**
 * The configuration for a customer: with the price declaration and the payment methods of their group. A customer
 * without a group, or with an unknown one, gets what everybody gets.
 */
export function configurationFor(decided: ShopConfiguration, name: string | null): ShopConfiguration {
  const configuration = { ...decided, orderOptions: orderOptionsOf(decided) };
  const group = configuration.customerGroups.find((candidate) => candidate.name === name);
  const paymentConditions = configuration.paymentConditions.filter((payment) => isOffered(payment, group));
  if (group === undefined) return { ...configuration, paymentConditions };
  const uiSettings = {
    ...configuration.uiSettings,
    priceDeclaration: group.priceDeclaration,
    customerGroup: group.name,
  };
  return { ...configuration, paymentConditions, uiSettings };
}

/** The operator's order options. A shop for businesses puts its declaration in front of them (LAW C8). */
function orderOptionsOf({ soldTo, orderOptions }: ShopConfiguration): ShopConfiguration['orderOptions'] {
  if (soldTo === 'everybody') return orderOptions;
  return [businessDeclaration, ...orderOptions.filter(({ name }) => name !== businessDeclaration.name)];
}

function isOffered({ name, groups }: OfferedPayment, group: CustomerGroup | undefined): boolean {
  if (groups !== undefined && !(group !== undefined && groups.includes(group.name))) return false;
  return group?.paymentConditions?.includes(name) ?? true;
}
