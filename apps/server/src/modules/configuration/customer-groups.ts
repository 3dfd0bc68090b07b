import { basisPointsFromPercent, type GroupTerms } from '@kontor/domain';
import type { CustomerGroup, OfferedPayment, ShopConfiguration } from './types.ts';

/** What the group of that name pays by; null for nobody’s, and for one that the shop does not have, or no longer. */
export function groupTerms(
  { customerGroups }: Pick<ShopConfiguration, 'customerGroups'>,
  name: string | null,
): GroupTerms | null {
  const group = customerGroups.find((candidate) => candidate.name === name);
  return group === undefined ? null : termsOf(group);
}

/** A group as the rules of the domain read it. */
export function termsOf({ name, priceDeclaration, discounts = [] }: CustomerGroup): GroupTerms {
  return {
    name,
    priceDeclaration,
    discounts: discounts.map(({ category, percent }) => ({ category, share: basisPointsFromPercent(percent) ?? 0 })),
  };
}

/**
 * The configuration as it is for one who asks: prices declared as their group's, and the ways to pay that they are
 * offered. Whoever has no group, or one that the shop does not have, sees what everybody sees.
 */
export function configurationFor(configuration: ShopConfiguration, name: string | null): ShopConfiguration {
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

function isOffered({ name, groups }: OfferedPayment, group: CustomerGroup | undefined): boolean {
  if (groups !== undefined && !(group !== undefined && groups.includes(group.name))) return false;
  return group?.paymentConditions?.includes(name) ?? true;
}
