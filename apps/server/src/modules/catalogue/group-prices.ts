import { type GroupTerms, type PriceDeclaration, type Repricing, repricingFor, type StockRules } from '@kontor/domain';
import { groupTerms } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { CategoryTree } from './category-tree.ts';

/**
 * Whose prices count, and how they are made. It holds all it needs, so that an order's transaction can price its lines
 * without another query.
 */
export interface GroupPrices {
  /** Null: everybody's. */
  readonly terms: GroupTerms | null;
  /** How the shop itself declares prices, as they are stored. */
  readonly shopDeclaration: PriceDeclaration;
  /** How these prices are declared. */
  readonly declaration: PriceDeclaration;
  /** The rules for counted stock. */
  readonly stockRules: StockRules;
  /** How the amounts of a product's condition become prices. */
  repricing(customerGroup: string | null, categoryId: string): Repricing;
}

type Decided = Pick<ShopConfiguration, 'customerGroups' | 'stockRules' | 'uiSettings'>;

/**
 * Makes the prices of groups. As long as nothing is different they are the same object for a group, so that whatever
 * was made from them can be kept.
 */
export function groupPricesFrom(): (decided: Decided, tree: CategoryTree, customerGroup: string | null) => GroupPrices {
  const known = new Map<string | null, { readonly from: string; readonly tree: CategoryTree; prices: GroupPrices }>();
  return (decided, tree, customerGroup) => {
    const prices = groupPrices(decided, tree, customerGroup);
    const name = prices.terms?.name ?? null;
    const from = JSON.stringify([prices.terms, prices.shopDeclaration, prices.stockRules]);
    const kept = known.get(name);
    if (kept?.from === from && kept.tree === tree) return kept.prices;
    known.set(name, { from, tree, prices });
    return prices;
  };
}

/** The prices of the group of that name, where the shop has it; else everybody's. */
function groupPrices(
  configuration: Decided,
  { trailOf }: Pick<CategoryTree, 'trailOf'>,
  customerGroup: string | null,
): GroupPrices {
  const terms = groupTerms(configuration, customerGroup);
  const shopDeclaration = configuration.uiSettings.priceDeclaration;
  return {
    terms,
    shopDeclaration,
    stockRules: configuration.stockRules,
    declaration: terms?.priceDeclaration ?? shopDeclaration,
    repricing: (owner, categoryId) =>
      repricingFor(terms, shopDeclaration, { customerGroup: owner }, terms ? trailOf(categoryId) : []),
  };
}
