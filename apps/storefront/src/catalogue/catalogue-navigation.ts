import type { Category, ProductAttributes, ProductList } from '@kontor/contract';
import { categoriesAtPath, categoryPath } from '@kontor/domain';
import type { Shop } from '../context/shop-context.ts';
import { movedOrMissing } from '../page/moved-page.ts';
import { type Conditions, defaultConditions } from './browsing-conditions.ts';
import { type CategoryPanel, categoryPanel } from './category-panel.ts';
import { type FilterChoices, filterChoices, type ListCounts } from './filter-choices.ts';
import { type OfferChoices, offerChoices } from './offer-choices.ts';

/** The navigation beside lists and products (SPEC §2, category navigation). */
export interface CatalogueNavigation {
  /** The address of the current category, where search and filters lead. */
  readonly listAddress: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly panel: CategoryPanel | null;
  readonly groups: readonly FilterChoices[];
  /** Price and availability filters; null without a list. */
  readonly offers: OfferChoices | null;
  readonly conditions: Conditions;
  /** The number of products in the list; missing without a list. */
  readonly found?: number;
}

/** Where the search box searches. */
export type SearchPlace = Pick<CatalogueNavigation, 'listAddress' | 'categoryId' | 'categoryName' | 'conditions'>;

/** The categories from the root to the current one. */
type Trail = [Category, ...Category[]];

/** The categories of a path; null if it is no category's. */
export async function trailAt({ configuration }: Shop, path: string): Promise<Trail | null> {
  const [root, ...rest] = categoriesAtPath(await configuration.categories(), path) ?? [];
  return root === undefined ? null : [root, ...rest];
}

/**
 * The categories of a list's path. A path that no category has redirects to where the category moved; if it never
 * existed, the page is missing (CONTRACT §8).
 */
export async function listTrail(shop: Shop, path: string, query: string): Promise<Trail> {
  const trail = await trailAt(shop, path);
  if (trail === null) throw await movedOrMissing(shop, path + query, (movedTo) => movedTo(path));
  return trail;
}

/** The navigation for the category at the end of a trail. Counts and offers are known only for a list. */
export function catalogueNavigation(
  trail: Readonly<Trail>,
  attributes: ProductAttributes,
  conditions: Conditions = defaultConditions,
  list: ProductList | null = null,
  listWithoutFilter: ListCounts | null = list,
): CatalogueNavigation {
  const current = trail.at(-1) ?? trail[0];
  return {
    listAddress: categoryPath(trail),
    categoryId: current._id,
    categoryName: current.name,
    panel: categoryPanel(trail),
    groups: filterChoices(attributes, conditions, list, listWithoutFilter),
    offers: list === null ? null : offerChoices(conditions, list),
    conditions,
    ...(list !== null && { found: list.count }),
  };
}
