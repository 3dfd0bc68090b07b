import { type GroupTerms, type PriceDeclaration, type Repricing, repricingFor } from '@kontor/domain';
import { groupTerms } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { CategoryTree } from './category-tree.ts';

/**
 * Whose prices count, and what they are made by. Holds all it needs, so that an order's transaction can price its lines
 * without looking anything up beside itself.
 */
export interface GroupPrices {
  /** Null: everybody's. */
  readonly terms: GroupTerms | null;
  /** How the shop itself declares prices, as they are stored. */
  readonly shopDeclaration: PriceDeclaration;
  /** How these prices are declared. */
  readonly declaration: PriceDeclaration;
  /** What becomes of the amounts of a product's condition. */
  repricing(customerGroup: string | null, categoryId: string): Repricing;
}

/** The prices of the group of that name, where the shop has it; else everybody's. */
export function groupPrices(
  configuration: Pick<ShopConfiguration, 'customerGroups' | 'uiSettings'>,
  { pathOf }: Pick<CategoryTree, 'pathOf'>,
  customerGroup: string | null,
): GroupPrices {
  const terms = groupTerms(configuration, customerGroup);
  const shopDeclaration = configuration.uiSettings.priceDeclaration;
  const trailOf = (categoryId: string) => pathOf(categoryId).map(({ _id }) => _id);
  return {
    terms,
    shopDeclaration,
    declaration: terms?.priceDeclaration ?? shopDeclaration,
    repricing: (owner, categoryId) =>
      repricingFor(terms, shopDeclaration, { customerGroup: owner }, terms ? trailOf(categoryId) : []),
  };
}
