import {
  type GroupTerms,
  type PriceDeclaration,
  type Repricing,
  repricingFor,
  type SellerTaxes,
  type StockRules,
} from '@kontor/domain';
import { groupTerms, sellerTaxes } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { CategoryTree } from './category-tree.ts';

/**
 * Whose prices apply, and how they are computed. It contains all its data, so an order's transaction can price its
 * lines without another query.
 */
export interface GroupPrices {
  /** Null: everybody's. */
  readonly terms: GroupTerms | null;
  /** How the shop declares the prices that are stored. */
  readonly shopDeclaration: PriceDeclaration;
  /** How this group's prices are declared. */
  readonly declaration: PriceDeclaration;
  /** The rules for counted stock. */
  readonly stockRules: StockRules;
  /** The tax that is charged at the moment they were asked for. */
  readonly taxes: SellerTaxes;
  /** How the amounts of a product's conditions become prices. */
  repricing(customerGroup: string | null, categoryId: string): Repricing;
}

type Decided = Pick<ShopConfiguration, 'customerGroups' | 'seller' | 'stockRules' | 'taxRates' | 'uiSettings'>;

/** A day in Vienna begins at a full hour of UTC. Taxes change with the day alone. */
const hour = 3_600_000;

/** Prices that were made, and what they were made from. */
interface KnownPrices {
  readonly prices: GroupPrices;
  readonly decided: Decided;
  readonly tree: CategoryTree;
  readonly hour: number;
  /** The decisions that they depend on, as JSON. */
  readonly from: string;
}

/**
 * Creates the prices of groups. If nothing has changed, a group gets the same object again, so that everything derived
 * from it stays valid. Each list asks for them, so they are compared once an hour, unless the configuration or the tree
 * is another object.
 */
export function groupPricesFrom(): (
  decided: Decided,
  tree: CategoryTree,
  asked: { readonly customerGroup: string | null; readonly now: number },
) => GroupPrices {
  const known = new Map<string | null, KnownPrices>();
  return (decided, tree, asked) => {
    const now = { decided, tree, hour: Math.floor(asked.now / hour) };
    const asLately = known.get(asked.customerGroup);
    if (asLately?.decided === decided && asLately.tree === tree && asLately.hour === now.hour) return asLately.prices;
    const prices = groupPrices(decided, tree, asked);
    const name = prices.terms?.name ?? null;
    const from = JSON.stringify([prices.terms, prices.shopDeclaration, prices.stockRules, prices.taxes]);
    const kept = known.get(name);
    const isSame = kept?.from === from && kept.tree === tree;
    known.set(name, { prices: isSame ? kept.prices : prices, from, ...now });
    return isSame ? kept.prices : prices;
  };
}

/** The prices of the group with that name, or everybody's if the shop does not have it. */
function groupPrices(
  configuration: Decided,
  { trailOf }: Pick<CategoryTree, 'trailOf'>,
  { customerGroup, now }: { readonly customerGroup: string | null; readonly now: number },
): GroupPrices {
  const terms = groupTerms(configuration, customerGroup);
  const shopDeclaration = configuration.uiSettings.priceDeclaration;
  return {
    terms,
    shopDeclaration,
    stockRules: configuration.stockRules,
    taxes: sellerTaxes(configuration, now),
    declaration: terms?.priceDeclaration ?? shopDeclaration,
    repricing: (owner, categoryId) =>
      repricingFor(terms, shopDeclaration, { customerGroup: owner }, terms ? trailOf(categoryId) : []),
  };
}
